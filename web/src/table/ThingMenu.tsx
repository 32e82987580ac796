// What one can ask about a thing on the board: point at it, where its numbers come from, why it cannot be used.
import { useEffect, useRef, useState } from "react";
import { Button, Dialog, Heading, Popover } from "react-aria-components";
import type { NumberInfo, Reasons } from "../net/protocol";
import { useWords } from "../words";
import { useTable } from "./context";
import { useDenialsAbout } from "./denials";
import { Sum } from "./explain";
import { useStatName } from "./stats";
import { DenialWords } from "./WhyNot";
import { Large } from "./zoom";

interface Props {
  id: number;
  x: number;
  y: number;
  onClose(): void;
}

export function ThingMenu({ id, x, y, onClose }: Props) {
  const { store, seat, view } = useTable();
  const words = useWords();
  const statName = useStatName();
  const anchor = useRef<HTMLSpanElement>(null);
  const [numbers, setNumbers] = useState<readonly NumberInfo[]>([]);
  const denials = useDenialsAbout(id);
  const entity = view.entities[id];
  useEffect(() => {
    let wanted = true;
    store.ask({ t: "explain", seat, entity: id }).then(
      (reply) => wanted && setNumbers((reply as Reasons).numbers),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [store, seat, id]);
  if (!entity) return null;
  const point = () => {
    void store.ask({ t: "point", seat, entity: id }).catch(() => undefined);
    onClose();
  };
  return (
    <>
      <span ref={anchor} className="anchor" style={{ left: x, top: y }} />
      <Popover triggerRef={anchor} isOpen onOpenChange={(open) => !open && onClose()} className="touch-menu thing-menu">
        <Dialog>
          <Heading slot="title" className="unseen">
            {words.word(entity.word)}
          </Heading>
          <Large entity={entity} />
          {numbers.map((number) => (
            <div key={number.stat} className="thing-number">
              {statName(number.stat)} <Sum number={number} words={words} />
            </div>
          ))}
          {denials.map((denial) => (
            <p key={denial.key} className="thing-denial">
              <DenialWords denial={denial} />
            </p>
          ))}
          {seat >= 0 && (
            <Button className="button button-small" onPress={point}>
              ☞ {words.say("web-point")}
            </Button>
          )}
        </Dialog>
      </Popover>
    </>
  );
}

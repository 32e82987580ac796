// A panel that slides in from the side, over the log; Esc closes it.
import type { ReactNode } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useWords } from "../words";

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
}

export function SidePanel({ title, onClose, children }: Props) {
  return (
    <ModalOverlay className="side-overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="side-modal">
        <Boxed title={title} onClose={onClose}>
          {children}
        </Boxed>
      </Modal>
    </ModalOverlay>
  );
}

/** A dialog in the middle of the page. */
export function Box({ title, onClose, children }: Props) {
  return (
    <ModalOverlay className="box-overlay" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className="box-modal">
        <Boxed title={title} onClose={onClose}>
          {children}
        </Boxed>
      </Modal>
    </ModalOverlay>
  );
}

function Boxed({ title, onClose, children }: Props) {
  const { say } = useWords();
  return (
    <Dialog className="box">
      <header className="box-head">
        <Heading slot="title">{title}</Heading>
        <Button className="button button-quiet" aria-label={say("web-close")} onPress={onClose}>
          ✕
        </Button>
      </header>
      <div className="box-body">{children}</div>
    </Dialog>
  );
}

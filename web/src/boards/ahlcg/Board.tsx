// The table of Arkham Horror: The Card Game.
import { useMemo } from "react";
import type { BoardProps } from "..";
import { useWords } from "../../words";
import { Atlas } from "./Atlas";
import { CampaignLog } from "./CampaignLog";
import { Chaos } from "./Chaos";
import { DeskContext } from "./context";
import { Desk } from "./desk";
import { Mine } from "./Mine";
import { arkhamFaces } from "./model";
import { Others } from "./Others";
import { Piles } from "./Piles";
import { Question } from "./Question";
import { Resolving } from "./Resolving";
import { ScenarioCard } from "./ScenarioCard";
import { Story } from "./Story";
import { Test } from "./Test";
import "./ahlcg.css";

export default function Board({ view, seat, faces }: BoardProps) {
  const { say } = useWords();
  const desk = useMemo(() => new Desk(view, arkhamFaces(faces)), [view, faces]);
  const mine = desk.investigators.find((one) => one.index === seat);
  return (
    <DeskContext value={desk}>
      <div className="ah">
        <div className="ah-table" data-alone={desk.investigators.length === 1 || undefined}>
          <div className="ah-side">
            <section className="ah-story" aria-label={say("ahlcg-web-table")}>
              <ScenarioCard />
              <Story />
              <Resolving />
              <Test />
            </section>
            <div className="ah-supply">
              <Chaos />
              <Piles />
              <CampaignLog />
            </div>
          </div>
          <div className="ah-middle">
            <Question />
            {desk.places.length > 0 && <Atlas seat={seat} />}
          </div>
          {mine && <Mine one={mine} />}
          <Others all={desk.investigators.filter((one) => one !== mine)} />
        </div>
      </div>
    </DeskContext>
  );
}

// Puts together what everything on the page shares.
import { useCallback, useMemo, useState, type ReactNode } from "react";
import type { TableInfo } from "../net/protocol";
import type { TableState } from "../net/table-state";
import type { TableStore } from "../net/table-store";
import type { Faces } from "../net/view";
import { useBoardModule } from "./Board";
import { ReadClauses } from "./Clauses";
import { ClausePanel } from "./ClausePanel";
import { TableContext, type TableContextValue } from "./context";
import { DenialsProvider } from "./denials";
import { useHistory } from "./history";
import { LookContext } from "./look";
import { NoticeProvider } from "./Notices";
import { useSeat } from "./seats";
import { TouchMenuProvider } from "./touch-menu";
import { TravelProvider } from "./travel";
import { useDecision } from "./use-decision";
import { ZoomProvider } from "./zoom";

interface Props {
  store: TableStore;
  state: TableState & { table: TableInfo };
  faces: Faces;
  children: ReactNode;
}

export function TableProviders({ store, state, faces, children }: Props) {
  const [seat, lookThrough] = useSeat(state);
  const stream = state.streams[seat];
  if (!stream) throw new Error(`there is no view of seat ${seat}`);
  const history = useHistory(store, seat, stream);
  const view = history.moment?.view ?? stream.view;
  const deciding = useDecision(store, seat, history.moment ? null : stream.view.decision);
  const [clauses, setClauses] = useState<readonly string[]>([]);
  const module = useBoardModule(state.table.game);
  const { decision, picked, sending, refusal, armed, disarm, pick, confirm } = deciding;
  const past = history.moment?.line ?? null;
  const table = useMemo(
    (): TableContextValue => ({
      store, state, seat, stream, view, past, decision, picked, sending, refusal, armed, disarm, pick, confirm,
    }),
    [store, state, seat, stream, view, past, decision, picked, sending, refusal, armed, disarm, pick, confirm],
  ); // prettier-ignore
  const look = useMemo(() => ({ lookThrough, history, module }), [lookThrough, history, module]);
  const close = useCallback(() => setClauses([]), []);
  return (
    <TableContext value={table}>
      <LookContext value={look}>
        <ReadClauses value={setClauses}>
          <NoticeProvider>
            <DenialsProvider>
              <TravelProvider>
                <ZoomProvider drawing={module?.Zoom ?? null} faces={faces}>
                  <TouchMenuProvider>
                    {children}
                    {clauses.length > 0 && <ClausePanel clauses={clauses} onClose={close} />}
                  </TouchMenuProvider>
                </ZoomProvider>
              </TravelProvider>
            </DenialsProvider>
          </NoticeProvider>
        </ReadClauses>
      </LookContext>
    </TableContext>
  );
}

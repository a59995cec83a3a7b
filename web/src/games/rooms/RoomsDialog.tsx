import { Suspense } from "react";
import { FormattedMessage } from "react-intl";
import { ScreenBoundary } from "../../relay/ScreenBoundary.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import type { PlayRequest } from "../play/usePlay.ts";
import { RoomList } from "./RoomList.tsx";
import styles from "./RoomsDialog.module.css";

/** The rooms of a game between players. The player chooses one before the game opens. */
export function RoomsDialog({
  request,
  onChoose,
  onClose,
}: {
  request: PlayRequest;
  onChoose: (request: PlayRequest) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={<FormattedMessage id="games_rooms_title" values={{ name: request.name }} />} onClose={onClose}>
      <ScreenBoundary>
        <Suspense
          fallback={
            <div aria-busy="true" className={styles.rooms}>
              {["a", "b", "c", "d"].map((row) => (
                <Skeleton key={row} className={styles.skeleton} />
              ))}
            </div>
          }
        >
          <RoomList
            gameId={request.gameId}
            onChoose={(roomId) => onChoose(roomId ? { ...request, roomId } : { ...request, hasRooms: false })}
          />
        </Suspense>
      </ScreenBoundary>
    </Dialog>
  );
}

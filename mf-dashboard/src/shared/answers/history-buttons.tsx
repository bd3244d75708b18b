import { Button } from '@platform/design-system';

type Props = {
  history: {
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly undo: () => void;
    readonly redo: () => void;
  };
};

/** Undoes and redoes changes of the answers. */
export function HistoryButtons({ history: { canUndo, canRedo, undo, redo } }: Props) {
  return (
    <>
      <Button size="compact" variant="quiet" disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
      <Button size="compact" variant="quiet" disabled={!canRedo} onClick={redo}>
        Redo
      </Button>
    </>
  );
}

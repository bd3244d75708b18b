import { Sheet, type SheetDrawingProps } from './sheet.tsx';
import { MissingSpan, OpenBox, Padlock, PulledPlug, TrueCircle } from './state-sheets.tsx';

/** Nothing here yet: an open box. */
export function EmptyDrawing(props: SheetDrawingProps) {
  return <Sheet of={OpenBox} {...props} />;
}

/** No such page: a bridge without its middle. */
export function NotFoundDrawing(props: SheetDrawingProps) {
  return <Sheet of={MissingSpan} {...props} />;
}

/** It did not come: a plug out of its socket. For what failed and for being offline. */
export function FailedDrawing(props: SheetDrawingProps) {
  return <Sheet of={PulledPlug} {...props} />;
}

/** Not yours, or not yet: a padlock. */
export function LockedDrawing(props: SheetDrawingProps) {
  return <Sheet of={Padlock} {...props} />;
}

/** Done and right: a true circle with its tick. */
export function SuccessDrawing(props: SheetDrawingProps) {
  return <Sheet of={TrueCircle} {...props} />;
}

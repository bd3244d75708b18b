import { Drawing, type DrawingProps } from './drawing.tsx';
import { BrokenBridge, CheckedCircle, OpenBox, Padlock, UnpluggedCable } from './state-artwork.tsx';

/** An open box, for empty states. */
export function EmptyDrawing(props: DrawingProps) {
  return <Drawing artwork={OpenBox} {...props} />;
}

/** A bridge without its middle, for pages that do not exist. */
export function NotFoundDrawing(props: DrawingProps) {
  return <Drawing artwork={BrokenBridge} {...props} />;
}

/** An unplugged cable, for failed requests and for being offline. */
export function FailedDrawing(props: DrawingProps) {
  return <Drawing artwork={UnpluggedCable} {...props} />;
}

/** A padlock, for content that the user cannot access, or not yet. */
export function LockedDrawing(props: DrawingProps) {
  return <Drawing artwork={Padlock} {...props} />;
}

/** A circle with a check mark, for success. */
export function SuccessDrawing(props: DrawingProps) {
  return <Drawing artwork={CheckedCircle} {...props} />;
}

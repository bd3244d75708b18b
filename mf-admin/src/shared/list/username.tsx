import { Clipped } from './clipped.tsx';

/** A username in a list. */
export function Username({ name }: { name: string }) {
  return <Clipped text={name} strong />;
}

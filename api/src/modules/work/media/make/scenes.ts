import type { Scene } from './scene.ts';
import { shelfScene, shelfTake } from './shelf-scene.ts';
import { streetScene } from './street-scene.ts';

/** Every picture by its name. A seed is never reused for another picture. */
export const SCENES: Readonly<Record<string, () => Scene>> = {
  ...series('street', 24, (number) => streetScene(6_100 + number)),
  ...series('faults', 20, (number) => shelfScene(2_100 + number, 2 + (number % 4))),
  ...series('room', 20, (number) => shelfScene(2_500 + number, 0)),
  ...series('first-take', 16, (number) => shelfTake(3_100 + number, 1)),
  ...series('second-take', 16, (number) => shelfTake(3_100 + number, 2)),
};

/** Names pictures `street-01`, `street-02` and so on. */
function series(name: string, count: number, make: (number: number) => Scene): Record<string, () => Scene> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${name}-${String(index + 1).padStart(2, '0')}`,
      () => make(index + 1),
    ]),
  );
}

import type { Scene } from './scene.ts';
import { shelfScene, shelfTake } from './shelf-scene.ts';
import { streetScene } from './street-scene.ts';

/** What `media/media.yaml` says about a drawing. A seed is never reused for another picture. */
export type Drawing = { readonly seed: number; readonly faults: number };

/** What draws each kind of picture, by the name of its maker in `media/media.yaml`. */
export const MAKERS: Readonly<Record<string, (drawing: Drawing) => Scene>> = {
  street: ({ seed }) => streetScene(seed),
  shelf: ({ seed, faults }) => shelfScene(seed, faults),
  'first-take': ({ seed }) => shelfTake(seed, 1),
  'second-take': ({ seed }) => shelfTake(seed, 2),
  'second-shot': ({ seed }) => shelfTake(seed, 2, 3),
};

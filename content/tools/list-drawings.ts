import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../src/folder.ts';
import { entriesOf, mapOf, numberOf, textOf } from '../src/source/field.ts';
import { readYaml } from '../src/source/read-yaml.ts';
import { MAKERS } from './makers.ts';
import type { Scene } from './scene.ts';

/** A picture that a tool draws, and the name of the group that lists it. */
export type ListedDrawing = {
  readonly group: string;
  readonly name: string;
  readonly makeScene: () => Scene;
};

/** Lists the pictures of `media/media.yaml` that a tool draws; others, e.g. photos, come from elsewhere. */
export function listDrawings(): ListedDrawing[] {
  const file = 'media/media.yaml';
  const list = readYaml(readFileSync(join(CONTENT_FOLDER, file), 'utf8'), file);
  return entriesOf(list).flatMap(([group, field]) => {
    const fields = mapOf(field);
    const make = MAKERS[textOf(fields.get('maker'))];
    if (!make) return [];
    return entriesOf(fields.get('pictures')).map(([name, entry]) => {
      const picture = mapOf(entry);
      const seed = numberOf(picture.get('seed'));
      const faults = picture.maybe('faults');
      return { group, name, makeScene: () => make({ seed, faults: faults ? numberOf(faults) : 0 }) };
    });
  });
}

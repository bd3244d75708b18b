import { makeClaims } from '../../src/make-claims.ts';
import { defineTemplate, type ItemText } from '../../src/template.ts';
import { readWrittenItem } from '../../src/written-item.ts';
import { drawLife } from './draw-life.ts';

/** Lines of a resume beside what an applicant and others said. */
export const template = defineTemplate<ItemText | null>({
  read: readWrittenItem,
  draw: () => null,
  make: (written, { random }) => written ?? makeClaims(drawLife(random), random),
});

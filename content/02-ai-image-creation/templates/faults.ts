import type { PictureObject } from '../../src/compile/media.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { nameThing } from '../../src/thing-names.ts';

const FAULTS: Readonly<Record<string, string>> = {
  count: 'wrong number of parts',
  gap: 'parts do not meet',
  shape: 'warped shape',
  floating: 'floats',
  shadow: 'shadow on the wrong side',
};

/** A box around each thing of a picture that was drawn wrongly on purpose. */
export const template = defineTemplate<string>({
  read: (fields) => textOf(fields.get('picture')),
  make(name, { picture }) {
    const wrong = picture(name).objects.filter(({ details }) => details.fault !== undefined);
    return {
      picture: name,
      key: wrong.map(({ box, details }) => ({ ...box, label: details.fault })),
      explain: `Wrong here: ${wrong.map(describeFault).join('; ')}.`,
    };
  },
});

function describeFault(object: PictureObject): string {
  return `${nameThing(object)} (${FAULTS[object.details.fault ?? ''] ?? ''})`;
}

import type { PictureObject } from '../../src/compile/media.ts';
import { textOf } from '../../src/source/field.ts';
import { defineTemplate } from '../../src/template.ts';
import { boardName, coloredName } from './thing-names.ts';

type Page = { readonly picture: string; readonly page: string };

/** Four descriptions of a board, one of them true; and an alternative text of one's own for a page. */
export const template = defineTemplate<Page>({
  read: (fields) => ({ picture: textOf(fields.get('picture')), page: textOf(fields.get('page')) }),
  make({ picture: name, page }, { picture, random }) {
    const board = String(random.integer(0, 2));
    const things = picture(name).objects.filter(({ details }) => details.board === board);
    const right = describeBoard(board, things);
    const others = [recolored(things), reordered(things), replaced(things)].map((list) =>
      describeBoard(board, list),
    );
    const choices = random.shuffle([right, ...others]);
    const options = choices.map((text, place) => [
      `t${place + 1}`,
      { label: `Text ${place + 1}`, hint: text },
    ]);
    return {
      material: [{ picture: name }],
      questions: [
        {
          ask: `Which description of the ${boardName(board)} is true?`,
          options: Object.fromEntries(options) as object,
          key: `t${choices.indexOf(right) + 1}`,
        },
        { ask: `Write the alternative text for ${page}.` },
      ],
      explain: `True is: "${right}" The others change one color, the order, or one thing.`,
    };
  },
});

function describeBoard(board: string, things: readonly PictureObject[]): string {
  const names = things.map(({ kind, details }) => `a ${coloredName(kind, details.color ?? '')}`);
  return `On the ${boardName(board)}, from left to right: ${names.join(', ')}.`;
}

function recolored(things: readonly PictureObject[]): PictureObject[] {
  const at = things.findIndex(({ kind }) => kind !== 'volumes');
  return things.map((thing, index) =>
    index === at
      ? { ...thing, details: { ...thing.details, color: thing.details.color === 'blue' ? 'purple' : 'blue' } }
      : thing,
  );
}

function reordered(things: readonly PictureObject[]): PictureObject[] {
  const [first, second, ...rest] = things;
  return first && second ? [second, first, ...rest] : [...things];
}

function replaced(things: readonly PictureObject[]): PictureObject[] {
  const spare = ['mug', 'bottle', 'candle', 'clock', 'bowl', 'teapot'].find(
    (kind) => !things.some((thing) => thing.kind === kind),
  );
  return things.map((thing, index) =>
    index === things.length - 1 ? { ...thing, kind: spare ?? 'mug' } : thing,
  );
}

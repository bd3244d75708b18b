/*
 * A notice of four points and a short version of it, from which one point lost something, or none did.
 */
import { defineTemplate } from '../../src/template.ts';
import { NOTICES } from './notices.ts';

const POINTS = 4;

/** The position of the notice, and of the point that lost something; as many as there are points if none did. */
type Input = { readonly notice: number; readonly broken: number };

/** Asks what a short version of a notice lost. */
export const template = defineTemplate<Input>({
  read: () => ({ notice: 0, broken: POINTS }),
  draw: (random) => ({
    notice: random.integer(0, NOTICES.length - 1),
    broken: random.integer(0, POINTS),
  }),
  make: (input, { random }) => {
    const notice = NOTICES[input.notice];
    if (!notice) throw new Error(`There is no notice ${input.notice}.`);
    const points = random.shuffle(notice.points(random)).slice(0, POINTS);
    const broken = points[input.broken];
    // The options are in an order of their own, so that their place does not tell which sentence it is.
    const options = random.shuffle(points).map((one, index) => {
      const why = 'takes other words for a loss';
      return [
        `point${index + 1}`,
        one === broken ? { label: one.about } : { label: one.about, why },
      ] as const;
    });
    const key = options.find(([, option]) => option.label === broken?.about)?.[0];
    return {
      material: [
        { [notice.title]: points.map(({ long }) => long).join(' ') },
        { 'Short version': points.map((one) => (one === broken ? one.broken : one.short)).join(' ') },
      ],
      question: {
        kind: 'choice',
        ask: 'What did the short version lose or change?',
        options: {
          ...Object.fromEntries(options),
          nothing: broken ? { label: 'Nothing', why: 'overlooks what is gone' } : 'Nothing',
        },
        key: key ?? 'nothing',
      },
      explain: broken
        ? `"${broken.about}" lost or changed this: ${broken.loss}. The other points are there in fewer words.`
        : 'All four points are there in fewer words, with each number, condition and right.',
    };
  },
});

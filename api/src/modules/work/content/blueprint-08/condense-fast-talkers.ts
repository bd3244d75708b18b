import { rubric, textBlock } from '../make-items.ts';
import { openItem, rewritePart } from '../make-media-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Talk = {
  readonly title: string;
  readonly said: string;
  readonly maxWords: number;
  readonly required: readonly string[];
};

/** What was said, and how many words can be read in the time that it took. */
const TALKS: readonly Talk[] = [
  {
    title: 'Auction, 24 seconds',
    said: 'Okay okay so what we have here, lot number fifty-two, folks, and I want you to look at this one because you do not see it every day, well, some of you do, it is a dresser, it is oak, it is from about nineteen ten, the handles are not original, I am telling you now so that you do not tell me later, one of the drawers sticks in wet weather but who of us does not, and we start at two hundred dollars, two hundred, do I see two hundred, thank you, the lady with the hat.',
    maxWords: 60,
    required: ['52', '1910', '$200'],
  },
  {
    title: 'Science fair, 30 seconds',
    said: 'So basically what I did, I mean what we did, my sister helped with the measuring, is we took five pots and we put the same beans in all of them, three in each pot, and then we, so the first one got just water, and the second one got water with a spoon of sugar, and then salt, and then coffee, and the last one got nothing, no water at all, which my mom thought was mean. And after two weeks the coffee one was the tallest, it was eleven inches, and the salt one was dead, and the sugar one had mold, and honestly we did not expect the coffee.',
    maxWords: 75,
    required: ['five pots', '11 inches'],
  },
  {
    title: 'Press conference, 27 seconds',
    said: 'Look, I will say this, and I have said it before and I will say it again because apparently it needs to be said, the bridge is safe, it was safe yesterday, it is safe today, the engineers went through it on Monday, every bearing, every joint, and what they found is what you find in a bridge that is sixty years old, which is rust, okay, rust, in four places, none of them is what we call load-bearing, and we will repair all four of them by the end of August, and until then it is one lane for trucks, that is it, that is the whole story.',
    maxWords: 68,
    required: ['60 years', 'end of August', 'one lane'],
  },
  {
    title: 'Cooking show, 22 seconds',
    said: 'And now, do not go away, this is the part that everyone gets wrong, I got it wrong for years, you take it off the heat, off, all the way off, not just turned down, and then you add the cheese, and I do not care what the package says, you add it in three parts, a handful, stir, a handful, stir, because if you dump all of it in there at once it turns into a, it looks like chewing gum, and it will taste like it, too, and no amount of milk is going to save you.',
    maxWords: 55,
    required: ['off the heat', 'three'],
  },
];

export const CONDENSE_FAST_TALKERS: WorkTaskSeed = {
  id: 'w08-04',
  blueprintId: 8,
  title: 'Condense four fast talkers for subtitles',
  description: 'Cut what was said to what can be read in the time, without losing a fact or the voice.',
  instructions: `People speak at 200 words a minute and more; viewers read subtitles at about 150. When someone talks fast, a person has to decide what goes. That is the difference between a subtitle and a transcript.

Condense each of the four talks to the number of words that is allowed. Write running text; someone else cuts it into cues. Every fact has to survive: numbers, names, conditions, what is denied. The words that the rules list must be there, with numbers in figures, because figures are read faster.

What goes first: repetition, "so", "okay", "I mean", false starts, and what the picture shows anyway. What stays: the way the person speaks. An auctioneer does not sound like a press officer. Keep a joke if it fits, and drop it before you drop a fact.

Do not add anything, and do not make anything more polite, more certain or more correct than it was. No sentence over 18 words. Keep the order in which things were said, since the viewer hears the voice at the same time.

Read your text aloud at an even pace. If it takes longer than the talk, cut again.`,
  estimatedMinutes: 40,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'What counts as a fact',
      text: 'Who, what, how many, when, under which condition, and what is said not to be so. "None of the four places bears load" is a fact; "that is the whole story" is a gesture. "The handles are not original" must stay: someone bids on it.',
    },
    {
      title: 'Keeping the voice',
      text: 'Keep one or two turns of phrase that are the speaker\'s own. "Rust, okay, rust" can become "Rust, okay." It cannot become "Corrosion was detected."\nSlang and errors of grammar that show the person stay if they can be read at once.',
    },
    {
      title: 'Order and timing',
      text: 'A name or a number must appear about when it is heard. Do not move the price to the front because it is important. Do not merge the first sentence with the last.',
    },
  ],
  rubric: rubric([
    [
      'complete',
      'All facts are there',
      'Conditions or denials are lost.',
      'A minor detail is missing.',
      'Every fact survives, nothing was added.',
    ],
    [
      'readable',
      'It can be read in the time',
      'Long sentences and nested clauses.',
      'Mostly short and plain.',
      'Each sentence is understood at first reading.',
    ],
    [
      'voice',
      'The voice is kept',
      'All four sound alike.',
      'Some turns of phrase are left.',
      'Each speaker can be told by the text.',
    ],
    [
      'order',
      'The order is kept',
      'Facts were rearranged.',
      'One of them moved.',
      'Text and voice run side by side.',
    ],
  ]),
  overlap: null,
  batches: [
    TALKS.map(({ title, said, maxWords, required }) =>
      openItem(
        [textBlock('Where it was said', title)],
        rewritePart(`Condense the talk to at most ${maxWords} words.`, said, {
          minWords: 25,
          maxWords,
          maxSentenceWords: 18,
          required: [...required],
        }),
      ),
    ),
  ],
};

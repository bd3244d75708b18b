import { rubric, textBlock } from '../make-items.ts';
import type { WorkItemSeed, WorkTaskSeed } from '../work-task-seed.ts';

type Person = {
  readonly job: string;
  readonly story: string;
  readonly required: readonly string[];
  readonly banned: readonly string[];
};

const PEOPLE: readonly Person[] = [
  {
    job: 'Wanted: caretaker of a school with 600 students. Small repairs, heating, grounds, opening and closing, contact with trades. Required: practice in repairs; a driver’s license. Welcome: experience with children, first aid.',
    story:
      'I am Leo, 51. From 1998 to 2012 I was a plumber at a firm here, with apprentices, bathrooms mostly. Then my knee, so no more crawling, but stairs are fine. 2012 to 2019 I drove the school bus, 44 kids, never an accident, the bus had to be checked each morning with a list. 2019 to now I am in a retirement home, technical service, 90 rooms: lamps, locks, drains, the heating with the firm from outside, I call them and check what they did. Every second weekend on call. First aid in January. The garden there is mine as well, with the big mower. In my free time I repair clocks. I have a license for cars and one for buses.',
    required: ['first aid', '44', '90'],
    banned: ['knee', '51', 'passionate', 'team player', 'results-driven', 'hard-working'],
  },
  {
    job: 'Wanted: assistant in the office of a driving school, 25 hours. Appointments for five instructors, invoices, phone, contact with the licensing office. Required: sure handling of a calendar and of spreadsheets. Welcome: English and Spanish.',
    story:
      'So, I am Marisol. I was with my grandmother in Mexico until I was twelve, so Spanish of course. 2017 high school, then two years at a call center for a gas company, about 70 calls a day, I was in the upper fifth of the ratings but that was internal. 2019 to 2022 hairdresser’s, not cutting: reception, three chairs, calendar with four people, changes all the time; I made the spreadsheet for the tips, because there was always trouble, and then there was no more. Then a baby, 2022 to 2024 at home. Since 2024 Fridays and Saturdays in a pharmacy, delivery and invoices to the insurances, about 40 a week. I want to work more again. I learned to drive at exactly this school, by the way, but I failed once.',
    required: ['Spanish', 'spreadsheet', '40'],
    banned: ['failed', 'baby', 'passionate', 'team player', 'detail-oriented', 'dynamic'],
  },
];

export const resumeFromFacts: WorkTaskSeed = {
  id: 'w09-05',
  blueprintId: 9,
  title: 'Write two resumes from what people told about themselves',
  description:
    'Turn two spoken work histories into resumes for a given job, without a fact too many or too few.',
  instructions: `Two people told what they have done, as people do: in a muddle, with the best in a subordinate clause. Write for each the text of a one-page resume for the job at hand.

1. Read the job, then the story. Mark in the story what the job needs, and what only the person finds important.
2. Write a profile of two or three sentences: what the person is for this job, with the strongest fact.
3. Write the stations, newest first: years, place or kind of place, what was done, with the numbers that were told. Two to four lines each; the ones that matter here get more.
4. Add what else is required or welcome, in one line each.
5. Leave out what harms or does not belong: age, health, family, failed attempts, free time that proves nothing here. Gaps are not explained and not hidden: the years stand there.

Every word must be covered by the story. Where it is vague ("about 40"), stay as vague. You may draft with an assistant; the usual adjectives of such drafts are on the list of words that must not occur.`,
  estimatedMinutes: 45,
  isPractice: false,
  assistance: 'allowed',
  worksOnPhone: false,
  guideline: [
    {
      title: 'Lines that carry',
      text: 'Weak: "Responsible for technical matters." Good: "Keeps a home with 90 rooms running: lamps, locks, drains; calls the heating company and checks its work." A verb, a thing, a number.',
    },
    {
      title: 'From told to written',
      text: '"There was always trouble about the tips, I made a spreadsheet and then there was no more" becomes: "Set up a spreadsheet for sharing tips that settled recurring disputes." Not: "Optimized internal processes." Not: "Increased satisfaction by 30 %."',
    },
    {
      title: 'What belongs at the top',
      text: 'Not what was last and not what took longest, but what the job needs most. For a caretaker the retirement home and plumbing count more than the bus; the bus counts because of the children and the daily check.',
    },
    {
      title: 'Form',
      text: 'Plain text. Profile, stations, further. Years in front of each station. No first person, no full sentences needed in the stations. 160 to 320 words.',
    },
  ],
  rubric: rubric([
    [
      'true',
      'Covered by the story',
      'A fact, number or role was invented or raised.',
      'All is covered; one phrase is larger than the story.',
      'Each line can be pointed to in the story.',
    ],
    [
      'fit',
      'Fits the job',
      'It could go to any employer.',
      'What the job needs is in it.',
      'What the job needs comes first and is proved.',
    ],
    [
      'discreet',
      'Discreet',
      'Health, family, age or a failure is in it.',
      'Nothing of it is in it, but a gap is talked away.',
      'Nothing of it is in it, and the years are honest.',
    ],
    [
      'lines',
      'Lines',
      'Duties in nouns, adjectives, phrases.',
      'Mostly verbs and things.',
      'Verbs, things and numbers; every line says something.',
    ],
  ]),
  overlap: null,
  batches: [
    PEOPLE.map(({ job, story, required, banned }): WorkItemSeed => ({
      material: [textBlock('The job', job)],
      parts: [
        {
          type: 'rewrite',
          id: 'text',
          prompt: 'Write the resume for this job.',
          source: story,
          rules: {
            minWords: 160,
            maxWords: 320,
            maxSentenceWords: 35,
            required: [...required],
            banned: [...banned],
          },
        },
      ],
      truth: {},
      explanation: '',
    })),
  ],
};

import { rankItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

/** A query with what is known of the person, results from best to worst, and why. */
type Ranking = readonly [query: string, results: readonly string[], why: string];

const RANKINGS: readonly Ranking[] = [
  [
    'replace bathroom faucet cartridge no hot water (asked from a phone at 8 in the evening)',
    [
      'How to replace a faucet cartridge in six steps, with photos: shut the valves, pull the clip, match the part number. For single-lever faucets without hot water.',
      'Faucet runs cold only: how to tell a worn cartridge from a closed valve or a water heater that is off.',
      'Cartridges for single-lever faucets, sorted by brand and part number. Ships within two days.',
      'History of the bathroom faucet, from brass pumps to touch sensors.',
      'Hot water bottles compared: which one stays warm until morning?',
    ],
    'The first does exactly what was asked. The second checks the cause, which helps if the cartridge is not the fault. The shop has the part but no help tonight. The last two share words alone.',
  ],
  [
    'library opening hours Harbor Branch today (asked on a Monday)',
    [
      'Harbor Branch Library: closed on Mondays; Tuesday to Friday 9 to 7, Saturday 10 to 4. Today: closed.',
      'City Library, all branches: table of opening hours for the week, Harbor Branch among them.',
      'Harbor Branch Library: address, parking and bus lines. Hours by phone.',
      'City Library: summer hours of last year for all branches.',
      'Harbor cruise: departures daily from the pier beside the library.',
    ],
    'The first answers for today. The table answers too, after a search in it. A page without hours is at least the right place; hours of last year mislead; the cruise is about something else.',
  ],
  [
    'is baker’s yeast still good after the date',
    [
      'Test old yeast in ten minutes: a teaspoon in warm sugar water must foam. How long dry and fresh yeast last after the date.',
      'What the date on a package of yeast means, and how to store it once it is open.',
      'Baking without yeast: soda bread in an hour.',
      'Yeast on sale: three packages for the price of two.',
      'Brewer’s yeast as a food supplement: what it contains.',
    ],
    'The test decides the question for the package at hand. The meaning of the date answers half of it. Bread without yeast is a way out, an offer replaces the package, and brewer’s yeast is another product.',
  ],
  [
    'train from Hillside to Lakewood with bicycle, Saturday morning',
    [
      'Hillside to Lakewood: Saturday trains at 7:12, 9:12 and 11:12, each with room for six bicycles. Tickets for bicycles $4.',
      'Bicycles on regional trains: where to board, what it costs, and when trains are too full. Hillside line included.',
      'Hillside to Lakewood: timetable Monday to Friday.',
      'Bus from Hillside to Lakewood, Saturdays. No bicycles.',
      'Bicycle shops in Lakewood.',
    ],
    'Place, day and bicycle are all in the first. The second has the bicycle and the line without times. The timetable is of the wrong days; the bus runs on Saturday but takes no bicycle, which was required.',
  ],
  [
    'error "disk full" when saving, but 40 GB are free',
    [
      '"Disk full" with free space: the drive is formatted with a limit of 4 GB per file. How to check and convert it without losing files.',
      'Five causes of "disk full": file size limits, quotas, reserved space, snapshots, and a full temporary folder.',
      'How to free space on your disk: delete downloads, empty the trash.',
      'How large are 40 GB? Photos, songs and films compared.',
      'Buying a new disk: capacities and prices.',
    ],
    'The first explains why space can be free and the message still right, with a way out. The list names this cause among others. Freeing space does not help where 40 GB are free already.',
  ],
  [
    'symptoms heat exhaustion child what to do (asked in July from a beach town)',
    [
      'Heat exhaustion in children: pale, sweating, dizzy. What to do now: shade, water in sips, cool cloths. Call 911 if the child is confused or stops sweating. By a children’s hospital.',
      'Heat exhaustion and heat stroke in adults and children: signs and first aid. By a health agency.',
      'My son fainted at the beach: a mother tells what she did.',
      'How to plan a beach day in July: hats, shade, water.',
      'Exhausted parents: seven tips for better sleep.',
    ],
    'Where health is at stake, the source counts. The first is about children, has the steps and says when to call. One story is no advice; planning comes too late.',
  ],
];

const random = createSeededRandom('search results');

export const SEARCH_RESULTS_PRACTICE: WorkTaskSeed = {
  id: 'w06-05',
  blueprintId: 6,
  title: 'Practice: put search results in order',
  description:
    'Five results for each of six searches, from the one that must come first to the one that can go.',
  instructions: `A search engine learns its order from people who say which result they would want first. You do that for six searches with five results each.

1. Read the search. Note what is asked, and what is asked along with it: a place, a day, a person, a device.
2. Open each result in your mind: would you stop here? A result that answers everything comes first.
3. Then come results that answer a part, then those that only lead to an answer, then those that are about something near it.
4. Put last what shares words with the search and nothing else. Shared words are the trap of this task.
5. If two results are equally complete, the one that can be used at once and whose source can be trusted comes first.

This is practice: nothing is paid. After the hand-in you see the right order beside yours, with the reasons, and you can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'How well it answers',
      text: 'Five steps: answers everything; answers a part; leads to the answer; is about something near it; shares words alone. Find the step of each result first, then compare only results of the same step.',
    },
    {
      title: 'What the person cannot change',
      text: 'Place, day and what must come along are requirements. A timetable of other days, or a bus that takes no bicycle, answers another question, however well it is made.',
    },
    {
      title: 'Out of date and out of place',
      text: 'Old hours, last year’s prices and other towns mislead: they look like an answer. They come after pages that have no answer but are right, and before pages about something else.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    RANKINGS.map(([query, results, why]) =>
      rankItem(random, {
        material: [textBlock('The search', query)],
        prompt: 'Put the results in order for this search.',
        noun: 'Result',
        ordered: results,
        first: 'Must come first',
        last: 'Can go',
        explanation: why,
      }),
    ),
  ],
};

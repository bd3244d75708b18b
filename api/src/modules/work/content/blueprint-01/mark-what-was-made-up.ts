import { spansItem, textBlock } from '../make-items.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const TEXTS: readonly (readonly [source: string, marked: string, explanation: string])[] = [
  [
    'Hiking boots "Ridge 2". Upper: suede and nylon. Weight: 480 g each in size 9. Sole can be replaced. Colors: brown, gray. Made in two widths.',
    'The Ridge 2 is a hiking boot of suede and nylon that weighs [[changed:380 g]] per boot in size 9. It comes in brown and gray and in two widths. The sole can be replaced, [[added:free of charge within two years]].',
    'The sheet says 480 g, and nothing of a free replacement. That the sole can be replaced is in the sheet and stays unmarked.',
  ],
  [
    'Town pool, summer season: June 1 to September 8. Daily 9-20. Adults $5, children under 14 $2. Lockers need a coin.',
    'The town pool opens on June 1 and closes on [[changed:August 31]]. It is open daily from 9 to 20. Adults pay $5; children [[changed:under 12]] pay $2. Bring a coin for the lockers.',
    'Two values were changed: the season ends on September 8, and the lower price is for children under 14.',
  ],
  [
    'Grandmother Ilse was born in 1931 in Bremen. She learned to sew from her aunt. In 1954 she sailed to New York with one suitcase. She opened a small shop in 1961.',
    'Ilse, born in 1931 in Bremen, learned to sew from her aunt. In 1954 she sailed to New York with one suitcase [[added:and her sewing machine]]. Seven years later she opened a small shop, [[added:which soon had a line around the block]].',
    '"Seven years later" follows from 1954 and 1961. The sewing machine and the line around the block make a better story, and no one told them.',
  ],
  [
    'Bus 14 does not stop at Mill Road from Monday to Wednesday because of roadwork. Use the stop at the fire station, 200 m north.',
    'From Monday to Wednesday bus 14 does not stop at Mill Road because of roadwork. Please use the stop at the fire station, 200 m to the north.',
    'Everything is in the notice. There is nothing to mark: a text can be rewritten without being made up.',
  ],
  [
    'Survey of the lunch room: 46 people answered. 31 want a second microwave. 9 want the window seats kept free for calls. 6 had no wish.',
    'Of the 46 people who answered, [[changed:a majority of 36]] want a second microwave, and nine want the window seats kept free for calls. Six had no wish. [[added:Most complaints came from the sales team.]]',
    'The survey says 31, which is a majority too, but not 36. Teams were not asked.',
  ],
  [
    'Dr. Amara Boone moves her practice on October 3 to 18 Canal Street, second floor, with an elevator. The phone number stays. The practice is closed from September 28 to October 2.',
    'Dr. Boone moves to 18 Canal Street, second floor, on October 3. There is an elevator [[added:and parking in the yard]]. The practice is closed from September 28 to October 2. [[changed:The new phone number will be announced.]]',
    'Parking is not mentioned, and the phone number stays as it is.',
  ],
  [
    'Tomato "Early Ann": ripe 62 days after planting out. Fruit 40 to 60 g. Grows to 1.2 m, needs a stake. Bred for short summers.',
    'The tomato Early Ann was bred for short summers: its fruit of 40 to 60 g is ripe 62 days after planting out. It grows to 1.2 m and needs a stake. [[added:It resists late blight]] and [[added:tastes sweet with a slight acidity]].',
    'Resistance and taste are what a seed catalog usually says. This one does not.',
  ],
];

export const markWhatWasMadeUp: WorkTaskSeed = {
  id: 'w01-02',
  blueprintId: 1,
  title: 'Practice: mark what an assistant made up',
  description: 'Mark in seven short texts each piece that their source does not say, and what kind it is.',
  instructions: `An assistant turned seven sources into short texts. Some of the texts contain pieces that come from nowhere.

1. Read the source, then go through the text from left to right. For each number, name, date, reason and adjective ask: where is it in the source?
2. Mark as "Changed" what the source says differently: mark the smallest piece that is wrong, e.g. only the number with its unit.
3. Mark as "Added" what the source does not say at all: mark the whole addition, with its "and" left out and without the comma before it.
4. If everything is in the source, say that there is nothing to mark. At least one text is like that.

This is practice: it is not paid. After you hand it in, your marks are shown beside the right ones, with the reason. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Changed or added',
      text: 'Changed: the source has a value for the same thing, and the text has another one. "380 g" where the source says 480 g. Added: the source is silent. "Free of charge" where the source only says that the sole can be replaced.',
    },
    {
      title: 'Where a mark begins and ends',
      text: 'Changed: only the words that would have to be replaced, "August 31", not "closes on August 31". Added: the words that would have to go, without the connecting "and" or comma. If a whole sentence was added, mark the sentence with its period.',
    },
    {
      title: 'What follows is not made up',
      text: 'The source says 1954 and 1961, the text says "seven years later": that is arithmetic. The source says "daily", the text says "also on Sundays": that follows too. Leave both unmarked.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    TEXTS.map(([source, marked, explanation]) =>
      spansItem({
        material: [textBlock('Source', source)],
        prompt: 'Mark what the source does not say.',
        labels: [
          ['changed', 'Changed', 'The source says something else about it'],
          ['added', 'Added', 'The source says nothing about it'],
        ],
        marked,
        explanation,
      }),
    ),
  ],
};

import { choiceItem, textBlock } from '../make-items.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

/** A sentence, whether the note supports it (`null` if the note leaves it open), and why. */
type Sentence = readonly [text: string, isSupported: boolean | null, why: string];
type Note = readonly [title: string, text: string, ...sentences: Sentence[]];

const NOTES: readonly Note[] = [
  [
    'Note of a hotel desk',
    'Room 214, Mr. and Mrs. Okafor, arrived Friday evening. Asked for a quiet room, moved from 118. Breakfast booked for both days. They leave on Sunday; a taxi is ordered for 5:45.',
    ['The couple changed rooms.', true, 'They moved from 118 to 214.'],
    ['They stay for three nights.', false, 'Friday evening to Sunday is two nights.'],
    ['The taxi takes them to the airport.', null, 'A taxi is ordered; where it goes is not said.'],
    [
      'Breakfast was booked for Saturday and Sunday.',
      true,
      '"Both days" of a stay from Friday evening to Sunday.',
    ],
    ['Room 118 was loud.', null, 'They asked for a quiet room. That 118 was loud is a guess.'],
  ],
  [
    'Mail about a delivery',
    'The 40 chairs arrive on Tuesday instead of Monday. Six of them will be blue, because the black ones are sold out. The price stays the same. Please have two people at the ramp at 8.',
    ['The delivery is a day late.', true, 'Tuesday instead of Monday.'],
    ['All chairs are black.', false, 'Six of the 40 will be blue.'],
    ['The blue chairs are cheaper.', false, 'The price stays the same.'],
    ['Most of the chairs are not blue.', true, '34 of the 40: only six will be blue.'],
    [
      'The driver needs help with unloading.',
      null,
      'Two people are wanted at the ramp; what for is not said.',
    ],
  ],
  [
    'Entry in a garden diary',
    'April 18. First frost-free week. Sowed carrots and radishes in the east bed, peas along the fence. The rhubarb is up. Snails got half of the lettuce; I put the rest under glass.',
    ['Snails ate all of the lettuce.', false, 'They got half of it.'],
    ['The peas were sown along the fence.', true, 'The diary says so.'],
    ['The writer sowed rhubarb.', false, 'The rhubarb "is up"; sown were carrots, radishes and peas.'],
    [
      'There was frost in the week before.',
      null,
      'The first frost-free week suggests it, but the frost can have been earlier.',
    ],
    ['Some lettuce is now under glass.', true, 'The rest was put under glass.'],
  ],
  [
    'Notice in an elevator',
    'Out of service on March 3 and 4 for the yearly inspection. The freight elevator at the rear stays in use. Residents who cannot climb stairs: call the office by March 2 and we will arrange help.',
    ['Both elevators stand still for two days.', false, 'The freight elevator stays in use.'],
    ['The inspection takes place every year.', true, 'It is called the yearly inspection.'],
    ['Residents may use the freight elevator.', null, 'It stays in use; by whom is not said.'],
    [
      'Help must be arranged before the inspection begins.',
      true,
      'Call by March 2; the inspection begins on March 3.',
    ],
    ['The inspection costs the residents nothing.', null, 'Costs are not mentioned.'],
  ],
  [
    'Result of a spelling contest',
    'Sixteen children from four schools took part. Nora (Hill School) won with 48 points, one ahead of Teo (Lake School). Third: Sam and Aisha with 44 each. No child from Park School reached the final round of six.',
    ['Teo had 47 points.', true, 'One point less than 48.'],
    ['Hill School won for the second time.', null, 'Earlier years are not mentioned.'],
    [
      'Each school sent four children.',
      null,
      'Sixteen from four schools; the note does not say that it was four each.',
    ],
    ['Two children shared the third place.', true, 'Sam and Aisha, 44 points each.'],
    [
      'A child from Park School came fifth.',
      false,
      'Fifth is in the final round of six, and no child of Park School reached it.',
    ],
  ],
  [
    'Instructions on a paint can',
    'Stir well. First coat dry to the touch after 2 hours, second coat after 6 hours. Not below 50 °F. Covers 90 square feet per quart. Clean tools with water at once.',
    [
      'The second coat can follow after two hours.',
      false,
      'Dry to the touch after two hours; the second coat follows after six.',
    ],
    ['Two quarts cover 180 square feet once.', true, 'Twice 90.'],
    [
      'The paint is water-based.',
      null,
      'Tools are cleaned with water, which hints at it. The can does not say it.',
    ],
    ['At 45 °F the paint should not be used.', true, '45 is below 50 °F.'],
    ['It dries faster in the sun.', null, 'Sun is not mentioned.'],
  ],
  [
    'Message of a choir leader',
    'Rehearsal on Wednesday is in the church hall, not in the school, at 7:30 as always. Altos please come at 7. Bring the green folder. The concert date is fixed: December 14.',
    ['The rehearsal starts half an hour later than usual.', false, '7:30 as always.'],
    ['Altos come half an hour before the others.', true, '7:00 and 7:30.'],
    [
      'The concert takes place in the church.',
      null,
      'Only the date is given; the church hall is for Wednesday.',
    ],
    [
      'Usually the rehearsal is in the school.',
      null,
      '"Not in the school" suggests it. It may also have been announced for there once.',
    ],
    ['The date of the concert may still change.', false, 'The date is fixed.'],
  ],
  [
    'Report of a night guard',
    '23:10 door to yard open, closed it. 01:30 lights on in office 12, nobody there, switched off. 03:00 alarm on floor 2, cause: window tilted. No damage. 05:50 handed over to Mr. Reyes.',
    ['The alarm was set off by a break-in.', false, 'The cause was a tilted window.'],
    ['The guard switched off the lights in office 12.', true, 'Lights on, no one there, switched off.'],
    ['Somebody worked late in office 12.', null, 'The lights were on. Why is not said.'],
    ['The alarm rang before the lights were found.', false, 'Lights at 01:30, alarm at 03:00.'],
    ['Mr. Reyes took over in the morning.', true, 'At 05:50.'],
  ],
  [
    'Product card in a shop',
    'Wool blanket, 55 by 75 inches, 80 % recycled wool, 20 % polyester. Machine wash cold, do not tumble dry. Made in Portugal. $64, members $58.',
    ['The blanket is pure wool.', false, 'A fifth is polyester.'],
    ['Members save six dollars.', true, '$64 less $58.'],
    ['The blanket must be washed by hand.', false, 'Machine wash cold.'],
    ['The polyester is recycled too.', null, 'Recycled is said of the wool alone.'],
    ['It shrinks in a dryer.', null, 'The card forbids the dryer; it does not say what would happen.'],
  ],
  [
    'Letter to parents',
    'On Friday class 4b visits the fire station. We walk and are back by noon. Please give the children rain jackets and a snack, but no glass bottles. Ms. Lindqvist and one parent come along. The visit costs nothing.',
    ['The children go by bus.', false, 'They walk.'],
    ['Two adults go with the class.', true, 'Ms. Lindqvist and one parent.'],
    ['Rain is forecast for Friday.', null, 'Rain jackets are asked for; a forecast is not mentioned.'],
    ['School ends at noon on Friday.', null, 'The class is back by noon. What follows is not said.'],
    ['Parents do not have to pay for the visit.', true, 'It costs nothing.'],
  ],
  [
    'Summary of a support call',
    'Customer says the kettle clicks off after ten seconds. Bought in August, has the receipt. I had her descale it; no change. Sending a replacement, arrives in 3 to 5 days. She keeps the old one for now.',
    [
      'The customer must send the kettle back first.',
      false,
      'She keeps the old one for now, and the replacement is sent.',
    ],
    ['Descaling did not help.', true, 'No change.'],
    ['The kettle is still under warranty.', null, 'Receipt and August are named, the warranty is not.'],
    ['The replacement arrives within a week.', true, 'Three to five days.'],
    ['The switch of the kettle is broken.', null, 'It clicks off; the cause is not known.'],
  ],
  [
    'Sign at a trailhead',
    'Blue loop 4 miles, red loop 7 miles, both start here. Red is closed above the hut from November 1 to April 15. Dogs on a leash. Last water at the hut, mile 3 of red.',
    [
      'The whole red loop is closed in winter.',
      false,
      'It is closed above the hut; as far as the hut it is open.',
    ],
    [
      'On the blue loop there is no water.',
      null,
      'The sign names the last water on red; of blue it says nothing.',
    ],
    ['The red loop is three miles longer than the blue one.', true, 'Seven and four miles.'],
    ['Dogs are allowed on a leash.', true, 'The sign asks for a leash, so dogs may come.'],
    ['In May the closure above the hut is over.', true, 'It ends on April 15.'],
  ],
];

export const sortSentences: WorkTaskSeed = {
  id: 'w01-03',
  blueprintId: 1,
  title: 'Sort 60 sentences: supported, contradicted, or open',
  description:
    'Decide for 60 sentences that an assistant derived from short notes whether the note says so, says otherwise, or leaves it open.',
  instructions: `An assistant read twelve notes and wrote five sentences about each. Your decisions are used to find out how often it says more than it knows, so the third kind, "cannot be told", matters as much as the other two.

1. Read the note. It is all you know: no other note, nothing from the internet, nothing that is merely likely.
2. Choose "The note says so" if a careful reader would stake money on the sentence with only this note at hand. Simple arithmetic and plain logic are allowed.
3. Choose "The note says otherwise" if the sentence and the note cannot both be true.
4. Choose "Cannot tell" if the note would fit a world in which the sentence is true and another in which it is false.
5. Add a note where you hesitated: the words that decided it. A few words are enough.

Sixty decisions at half a minute each take about 30 minutes. You can stop at any time; what you did is saved. An item that you cannot do, because it is damaged for example, can be reported.`,
  estimatedMinutes: 30,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'The test of two worlds',
      text: 'Try to imagine a world in which the note is word for word true and the sentence is false. If you cannot, the note says so. Then try a world in which note and sentence are both true. If you cannot, the note says otherwise. If both worlds are easy to imagine, it cannot be told.\n\nNote: "A taxi is ordered for 5:45." Sentence: "They have an early flight." Both worlds are easy: cannot tell.',
    },
    {
      title: 'What you may conclude',
      text: 'Arithmetic (40 chairs, six of them blue: 34 are not), the calendar (Friday evening to Sunday is two nights), and the meaning of words (a yearly inspection takes place every year). What people usually do, want or feel is not a conclusion.',
    },
    {
      title: 'Small words',
      text: 'All, only, still, again, also, both, until: many sentences stand or fall with one of them. "Both elevators stand still" is contradicted by one that runs. "For the second time" needs a first time in the note.',
    },
    {
      title: 'If you are between two answers',
      text: 'Between "says so" and "cannot tell": choose "cannot tell" unless you can point to the words. Between "says otherwise" and "cannot tell": choose "says otherwise" only if the two cannot both be true.',
    },
  ],
  rubric: suiteRubric('the sentences that are likely but not stated', 'the note beside a doubtful decision'),
  overlap: null,
  batches: [
    NOTES.flatMap(([title, text, ...sentences]) =>
      sentences.map(([sentence, isSupported, why]) =>
        choiceItem({
          material: [textBlock(title, text), textBlock('Sentence', sentence)],
          prompt: 'Does the note say so?',
          options: [
            ['says', 'The note says so', 'A careful reader would stake money on it'],
            ['denies', 'The note says otherwise', 'Both cannot be true'],
          ],
          allowsCannotTell: true,
          selected: isSupported === null ? null : [isSupported ? 'says' : 'denies'],
          explanation: why,
        }),
      ),
    ),
  ],
};

import { conversationBlock, pairItem, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Comparison = {
  readonly rule: string;
  readonly conversation: readonly (readonly [speaker: string, text: string])[];
  readonly better: string;
  readonly worse: string;
  readonly kind: 'rule' | 'invents' | 'misses' | 'unclear' | 'tone';
  /** How much better the better answer keeps the rules and helps. */
  readonly advantage: readonly [rules: number, help: number];
  readonly reason: string;
};

const COMPARISONS: readonly Comparison[] = [
  {
    rule: 'Bot of a parcel service. It can see the status of a parcel. It must not promise a delivery time, because drivers change their routes.',
    conversation: [['Customer', 'Where is my parcel 77-204? I have to leave at two.']],
    better:
      'It is with the driver since 7:40 today. I cannot promise an hour, because the route can change. If you leave at two, I can send it to the shop on Pine Street for pickup from five on. Shall I?',
    worse:
      'It is with the driver since 7:40 today and will be with you before two, so you can relax. If anything changes, I can also send it to the shop on Pine Street for pickup from five on.',
    kind: 'rule',
    advantage: [3, 2],
    reason:
      'The second answer promises "before two", which the rule forbids. The first offers what it can do instead.',
  },
  {
    rule: 'Bot of a museum. It knows: open Tuesday to Sunday 10-18, adults $12, under 18 free, no cafe. It answers in at most three sentences.',
    conversation: [
      [
        'Visitor',
        'We are two adults with a baby and a 17-year-old on Monday. What do we pay, and can we eat there?',
      ],
    ],
    better:
      'On Mondays we are closed; from Tuesday on you would pay $24, because the two under 18 are free. There is no cafe in the museum.',
    worse:
      'You would pay $24, because the two under 18 are free. There is no cafe in the museum, but you can bring a picnic for the garden.',
    kind: 'misses',
    advantage: [2, 3],
    reason:
      'They ask about a Monday, when the museum is closed. The second answer overlooks it and invents a garden for picnics.',
  },
  {
    rule: 'Bot of a bank. It explains, but it gives no advice on what to buy. For advice it offers an appointment.',
    conversation: [
      ['Customer', 'What is the difference between a fixed and a variable rate?'],
      [
        'Bot',
        'With a fixed rate you pay the same interest for an agreed time. A variable rate follows the market.',
      ],
      ['Customer', 'So which one should I take for 15 years?'],
    ],
    better:
      'I cannot recommend one, because that depends on your income and plans. For both I can show what you would pay if rates rise by one point. Or I can book an appointment with an adviser.',
    worse:
      'For 15 years most people are better off with a fixed rate, because it protects you if rates rise. I can also show what you would pay, or book an appointment with an adviser.',
    kind: 'rule',
    advantage: [3, 1],
    reason:
      '"Most people are better off" is a recommendation in disguise. The bot may explain and offer an appointment.',
  },
  {
    rule: 'Bot of a recipe site. It answers from the recipe that is open. If something is not there, it says so.',
    conversation: [['Reader', 'The recipe says 2 cups of buttermilk. I have none. What now?']],
    better:
      'The recipe names no substitute. A common one is milk with a spoon of lemon juice per cup, left for ten minutes; it has not been tried with this recipe, so the crumb may differ.',
    worse:
      'The recipe allows milk with a spoon of lemon juice per cup, left for ten minutes. The author uses it herself when she has no buttermilk, and the crumb comes out the same.',
    kind: 'invents',
    advantage: [3, 2],
    reason:
      'The recipe names no substitute, and what the author does at home is invented. The first answer separates recipe and common knowledge.',
  },
  {
    rule: 'Bot of a city office. Plain language. At most four short sentences.',
    conversation: [['Resident', 'i lost my id what do i do']],
    better:
      'Report it to the police first, online or at a station. Then book a date with us for a new ID. Bring the report, a photo and $31. The new ID takes about two weeks.',
    worse:
      'In the event of loss, a notification to the police is obligatory. Subsequently an appointment for the issuance of a replacement is to be made. The report, a photo and the fee of $31 are to be presented. Processing takes about two weeks.',
    kind: 'unclear',
    advantage: [3, 2],
    reason:
      'Both have the same facts. The second is written in the language of an office, and the rule asks for plain words.',
  },
  {
    rule: 'Bot of a pet supply shop. It hands over to a person if an animal may be in danger.',
    conversation: [
      [
        'Customer',
        'My dog ate half a bag of the fish pellets. He is lying down and breathing fast. Can I return the other half?',
      ],
    ],
    better:
      'Please call a vet right now: breathing fast after eating a lot can be serious. The emergency line is 555-0150, and I am connecting you with a colleague. We take care of the return later.',
    worse:
      'You can return opened bags within 30 days if more than half is left, so yours would just qualify. I hope your dog feels better soon; if he does not, please see a vet.',
    kind: 'rule',
    advantage: [3, 3],
    reason:
      'An animal may be in danger, so the bot has to hand over at once. The second answer treats it as a return.',
  },
  {
    rule: 'Bot of a tutoring service for children of 10 to 13. It does not solve homework, it helps with the next step.',
    conversation: [['Student', '3x + 7 = 22, i dont get it, just tell me x']],
    better:
      'Let us get x alone, one step at a time. The 7 is in the way: what could you do on both sides so that it disappears? Write me what you get.',
    worse:
      'You really should try it yourself first, that is what practice is for. Look at your notes on equations again, and then come back when you have thought about it.',
    kind: 'tone',
    advantage: [1, 3],
    reason:
      'Neither solves it, so both keep that rule. But the second scolds and gives no step, and a child is left alone with it.',
  },
  {
    rule: 'Bot of a hotel. It may change bookings if the guest names the booking number. It asks one question at a time.',
    conversation: [['Guest', 'I need to come a day later, booking HK 3310, and is there parking?']],
    better:
      'I can move the arrival of HK 3310 by one day. Which date do you mean by "a day later"? Parking is $9 a night, behind the house.',
    worse:
      'Sure, could you tell me your booking number, the new date, how many guests you are, and the plate of your car? Parking is $9 a night, behind the house.',
    kind: 'misses',
    advantage: [2, 2],
    reason: 'The number was given. The second answer asks for it again and puts four questions at once.',
  },
];

const random = createSeededRandom('preference pairs');

export const preferencePairs: WorkTaskSeed = {
  id: 'w07-01',
  blueprintId: 7,
  title: 'Practice: choose the better answer of a bot and say why',
  description: 'Compare eight pairs of answers with the rules of the bot and what the person needs.',
  instructions: `A bot is trained with pairs: here are two answers, this one is better, because. The because is what it learns from. In this practice you compare eight pairs.

1. Read the rules of the bot. They are short, and each has a reason.
2. Read what the person says. What do they need, and what did they already tell?
3. Rate "Keeps the rules": only the rules that are given, not those you would have made.
4. Rate "Helps the person": what can they do after reading this answer that they could not do before?
5. Choose what decides it, and write one sentence with the words that made the difference.

It is not paid. When you hand it in you see for each pair which answer is better and why. You can repeat it.`,
  estimatedMinutes: 15,
  isPractice: true,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Two ratings, two questions',
      text: 'An answer can break a rule and help ("Take the fixed rate"), or keep all rules and help no one ("Please see our terms"). Rate them separately. Use the ends of the scale for a clear break, the steps next to the middle for a shade.',
    },
    {
      title: 'Invented is worse than missing',
      text: 'An answer that says "I do not know, but" helps. One that fills the gap sounds better and does harm. A detail that neither the rules nor the person gave is invented, even if it is probably true.',
    },
    {
      title: 'Long is not good',
      text: 'Friendly openings, repetitions of the question and offers of further help count nothing. If two answers say the same, the one that can be read faster helps more.',
    },
    {
      title: 'Reasons',
      text: 'Right: "B asks for the booking number that the guest gave." Wrong: "A is more helpful." From the first, a bot can learn something.',
    },
  ],
  rubric: [],
  overlap: null,
  batches: [
    COMPARISONS.map(({ rule, conversation, better, worse, kind, advantage, reason }) =>
      pairItem(random, {
        material: [textBlock('The bot and its rules', rule), conversationBlock('Conversation', conversation)],
        prompt: 'Which answer should the bot learn?',
        titles: ['Answer A', 'Answer B'],
        better,
        worse,
        dimensions: [
          ['rules', 'Keeps the rules'],
          ['help', 'Helps the person'],
        ],
        reasonCategories: [
          ['rule', 'Breaks a rule of the bot'],
          ['invents', 'Invents something'],
          ['misses', 'Misses what was asked or told'],
          ['unclear', 'Hard to understand'],
          ['tone', 'Wrong tone'],
        ],
        advantage: { rules: advantage[0], help: advantage[1] },
        reasonCategory: kind,
        reason,
      }),
    ),
  ],
};

import { choiceItem, rubric, textBlock } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

const INTENTS = [
  ['where', 'Where is my order', 'Asks when or where something ordered arrives.'],
  ['change', 'Change an order', 'Wants another address, date, color or amount before delivery.'],
  ['cancel', 'Cancel an order', 'Does not want it anymore and does not have it yet.'],
  ['send_back', 'Return', 'Has it, it is in order, and does not want to keep it.'],
  ['damage', 'Damaged or missing parts', 'Has it, and something is broken, wrong or missing.'],
  ['money', 'Payment and invoice', 'A charge, a refund that is late, an invoice, a discount.'],
  ['advice', 'Question before buying', 'Wants to know something about a product not ordered yet.'],
  ['assembly', 'Assembly and care', 'Has it and wants to put it together, clean it or use it.'],
  ['other', 'None of these', 'Thanks, jobs, complaints about the site, or nothing to do.'],
] as const;

type Intent = (typeof INTENTS)[number][0];

/** Messages whose intent follows from the definitions; the words of another intent often occur in them. */
const PLAIN: Readonly<Record<Intent, readonly string[]>> = {
  where: [
    'Hi, the nightstand was supposed to come Tuesday. It is Thursday now and the link just says "in transit". Any idea?',
    'order 48213 - has it left the warehouse yet?',
    'Got the chairs but not the table they go with. The email says both shipped the same day. Should I wait or is something wrong?',
    'Your driver called at noon, I was in a meeting and missed it. What happens now, does he try again today?',
    'The map has shown the truck two blocks from me for three hours.',
  ],
  change: [
    'I am moving on the 14th and the sofa comes on the 15th. Can it go to the new place, same city?',
    'Please make it two lamps and not one. Order is from this morning.',
    'Could you deliver after 5 p.m.? The confirmation says 8 to 12 and there is no one home then.',
    'I picked oak by accident, I meant walnut. Nothing has shipped as far as I can see.',
    'Add my phone number for the driver please, the bell does not work: it is on my account page.',
  ],
  cancel: [
    'Found the same shelf at a yard sale, ha. Please stop my order before it goes out.',
    'I ordered twice because the page froze. One of them has to go, either is fine.',
    'If it really takes nine weeks I would rather not have it at all. Please confirm that it is off.',
    'my daughter ordered a bunk bed on my account. She is six. No bunk bed please',
    'Plans have changed and we are not getting the apartment, so no wardrobe for us. What do I need to do before Friday, when it ships?',
  ],
  send_back: [
    'It is a lovely rug but it swallows the whole room. How do I get it back to you? Never walked on.',
    'The armchair is exactly as described, we just do not like it. Do you pick up or do I bring it somewhere?',
    'I have 30 days, right? Desk is still in its box and I would like to give it back.',
    'Wrong height for our counter, my own mistake. Stools are unused. Need a label.',
    'The gift did not land. Can my brother return a mirror that I paid for, and does he need my receipt?',
  ],
  damage: [
    'Unpacked the bookcase tonight. One side panel has a crack from top to bottom.',
    'Bag of screws has eleven, list says sixteen.',
    'I ordered gray curtains and these are, at best, beige. Label on the bag says sand.',
    'The glass top arrived in what I would call a kit. Photos attached. No one hurt.',
    'Drawer 3 of 4 will not close, the rail is bent, I think it came that way.',
  ],
  money: [
    'My card shows $412 twice, one day apart. There is one order.',
    'I sent the lamp back on the 2nd and you got it on the 5th. When do I see the $89?',
    'Our accountant needs an invoice with the company name. The PDF has only mine.',
    'The newsletter code said 15 percent off, the total says otherwise.',
    'Why was I charged for delivery? The page said free over $200 and I spent $236.',
  ],
  advice: [
    'Would the Tall bookcase fit under a ceiling of 7 ft 10 if it has to be tipped up to stand?',
    'Is the bench okay on a covered porch or strictly indoors?',
    'How much weight does one board of the wall shelf carry? Thinking of vinyl records, so a lot.',
    'Do the two sofa covers you sell as "stone" and "fog" differ in real life? I cannot see it on my screen.',
    'Does the crib mattress come with it or do I order that too?',
  ],
  assembly: [
    'Step 7 shows a peg going into a hole that I do not have on that side. Am I holding the panel upside down?',
    'Red wine, cream cushion. Please tell me there is a way.',
    'Can one person put the wardrobe together or is the drawing with two people meant seriously?',
    'The door hangs 2 mm lower on the left. Which of the three screws of the hinge moves it up?',
    'how often do I need to oil the cutting board table? bought it in spring',
  ],
  other: [
    'Just wanted to say the two guys who carried the piano bench up five floors were saints.',
    'Are you hiring drivers in the area?',
    'Your site asks me for cookies on every single page. Every. Single. One.',
    'test',
    'Please take me off the catalog list, I get two each season.',
  ],
};

/** Messages that look like another intent at first sight, with the reason for the right one. */
const HARD: readonly (readonly [text: string, intent: Intent, reason: string])[] = [
  [
    'If the dresser is not here by Saturday you can keep it. So: will it be?',
    'where',
    'The threat to cancel is not the act. What the sender wants done now is to learn the date.',
  ],
  [
    'The box was crushed but the mirror is fine, thank goodness. Still, I want to send it back, it is too wide for the hall.',
    'send_back',
    'The damage to the box is mentioned, but the mirror is in order. The reason to return it is its width.',
  ],
  [
    'You sent the wrong lamp. Keep your label, I do not want the right one anymore either, just tell me how this goes back and when I get paid.',
    'damage',
    'A wrong item was delivered. What follows is decided in that process, also when the sender wants the money and not another lamp.',
  ],
  [
    'I returned the chair in May. In June you charged me again for it. I would like an explanation and, frankly, cookies.',
    'money',
    'The return is over. What is open is a charge.',
  ],
  [
    'Is there a spare part for the leg of the Round table? The dog ate ours. We have had it four years.',
    'assembly',
    'Nothing was delivered broken: it is about using something that the sender has had for years. The class "Damaged" is for what arrives damaged.',
  ],
  [
    'Before I assemble it: if I then do not like it, can I still return it?',
    'send_back',
    'The sender has it and asks about the terms of a return. Assembly is only the condition.',
  ],
  [
    'I would like to buy the same shelf again, the one from order 30177. Is the color still the same batch?',
    'advice',
    'The order number belongs to the past. The question is about something that is not ordered yet.',
  ],
  [
    'Can the delivery be moved to next week, or should I cancel and order again?',
    'change',
    'The sender wants another date. Canceling is only the way out that they see if it cannot be moved.',
  ],
  [
    'Where do I find the receipt for the couch? I need it for the insurance, the basement was flooded.',
    'money',
    'A document about a payment is asked for. The damage has nothing to do with the delivery.',
  ],
  [
    'Tracking says delivered, signed by "M". There is no M here. The lobby has no camera.',
    'where',
    'Nothing has arrived at the sender. Someone has to find out where the package is.',
  ],
  [
    'Thank you for the quick refund! One question: does the bigger rug also come in blue?',
    'advice',
    'The refund is done. What has to be answered is a question before buying.',
  ],
  [
    'The manual is missing. I can probably guess it, but the wardrobe has 94 parts.',
    'damage',
    'The manual belongs to the package. Something that should be there is missing, even if the sender could do without.',
  ],
  [
    'Please cancel my appointment with the planner on Monday, the kitchen itself stays as ordered.',
    'other',
    'An appointment is no order, and the sender says that the order stays. No class fits.',
  ],
  [
    'I ordered 6 chairs. 4 came. The invoice says 4 and my card says 4. What about the other two?',
    'where',
    'Four were sent and charged. The sender asks for the two that are still to come; nothing was damaged or lost in the package.',
  ],
  [
    'Would you take the sofa back if I told you that the cat has already had an opinion about it?',
    'send_back',
    'The sender has it and wants to know whether it can be returned. The damage is their own.',
  ],
];

const items = createSeededRandom('w06-02').shuffle([
  ...Object.entries(PLAIN).flatMap(([intent, texts]) =>
    texts.map((text) => [text, intent as Intent, describeIntent(intent as Intent)] as const),
  ),
  ...HARD,
]);

export const MESSAGE_INTENTS: WorkTaskSeed = {
  id: 'w06-02',
  blueprintId: 6,
  title: 'Label the intent of sixty customer messages',
  description: 'One of nine intents for each message to a furniture shop, by what has to be done first.',
  instructions: `A furniture shop sorts its mail by intent: each goes to another team. You label sixty messages that will train and test the sorting.

For each message, choose the one intent that says what the first person who answers has to do. Use only what is written. If two intents fit, take the one without which the sender would write again tomorrow, and leave a note that names the other one. If none fits, choose "None of these"; do not force it.

Read the definitions in the guideline before you start. Words mislead: "cancel" occurs in messages that cancel nothing, and "damaged" in messages about a crushed box with a perfect mirror in it. A threat is not the act. A thing of the past is not the request.

Do the first ten slowly, then compare them with the guideline once more. Most labelers change one or two of them, and go on faster. Expect a minute for a hard one and a few seconds for the rest.`,
  estimatedMinutes: 35,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'The nine intents',
      text: INTENTS.map(([, label, hint]) => `${label}: ${hint}`).join('\n'),
    },
    {
      title: 'Which one first',
      text: 'Ask what the sender has in hand. Nothing yet: it is where, change or cancel. The thing in order: it is a return or assembly. The thing not in order, on arrival: it is damaged or missing parts, whatever the sender wants to have done about it.\nIf only money is left to settle, it is payment, even if a return came before.',
    },
    {
      title: 'Borderline cases',
      text: '"Can you deliver later, or I cancel": change. "Too late, I cancel": cancel.\n"The bag of screws is short": damaged or missing parts. "I lost a screw": assembly and care.\n"Is it returnable?" before buying is a question before buying; with the thing at home it is a return.',
    },
  ],
  rubric: rubric([
    [
      'intent',
      'The intent is what has to be done first',
      'Labels follow single words.',
      'Most labels follow the definitions.',
      'Hard cases are decided by the guideline, too.',
    ],
    [
      'consistent',
      'Like cases are labeled alike',
      'The same request gets several labels.',
      'Single cases differ.',
      'The same request always gets the same label.',
    ],
    [
      'notes',
      'Notes help where two intents fit',
      'Doubtful cases have no note.',
      'Some doubtful cases have a note.',
      'Each doubtful case names the other intent and why it lost.',
    ],
  ]),
  overlap: null,
  batches: [
    items.map(([text, intent, reason]) =>
      choiceItem({
        material: [textBlock('Message', text)],
        prompt: 'What has to be done first?',
        options: INTENTS,
        selected: [intent],
        explanation: reason,
      }),
    ),
  ],
};

function describeIntent(intent: Intent): string {
  const found = INTENTS.find(([id]) => id === intent);
  return found ? `${found[1]}: ${found[2]}` : '';
}

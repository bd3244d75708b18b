import { choiceItem, conversationBlock, textBlock, toBatches } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Verdict = 'fine' | 'rule' | 'invents' | 'misses' | 'handover' | 'repeats';
type Turn = readonly [speaker: string, text: string];
/** A conversation; the last line is the one that is rated. */
type Rated = readonly [verdict: Verdict, why: string, ...lines: Turn[]];

const bot = (text: string): Turn => ['Bot', text];
const user = (text: string): Turn => ['Customer', text];

const BOTS: readonly (readonly [rules: string, ...turns: Rated[]])[] = [
  [
    'Bot of a bike rental. City bikes $4 an hour, $18 a day; e-bikes $9 and $40. Deposit $50. Open 9 to 19. It gives no discount. Accidents and lost bikes go to a person.',
    [
      'fine',
      'Right numbers, short, and the deposit is mentioned.',
      user('What do two city bikes cost for a day?'),
      bot('$36 for the two, and a deposit of $50 per bike that you get back.'),
    ],
    [
      'invents',
      'Child seats are not among the things the bot knows.',
      user('Do you have child seats?'),
      bot('Yes, we have child seats for up to 48 pounds, free with every city bike.'),
    ],
    [
      'rule',
      'It gives a discount, which the rules forbid.',
      user('Five bikes, can you do something about the price?'),
      bot('For five bikes I can take 10 % off, that makes $81 for the day.'),
    ],
    [
      'handover',
      'An accident has to go to a person.',
      user('Someone hit me and the wheel is bent, I am at the river.'),
      bot('I am sorry. Please bring the bike back by 19. A bent wheel is usually charged with $35 to $60.'),
    ],
    [
      'misses',
      'Asked was for seven hours; whether the day price is cheaper was the point.',
      user('Is it cheaper to take the e-bike by the hour or for the day if I need it for seven hours?'),
      bot('An e-bike costs $9 an hour or $40 a day. Which would you like?'),
    ],
    [
      'fine',
      'It calculates and says what follows: four hours are $36, five are $45.',
      user('From how many hours on is the day price of an e-bike better?'),
      bot('From five hours on: four hours cost $36, five would be $45, and the day is $40.'),
    ],
  ],
  [
    'Bot of a dental practice. It makes, moves and cancels appointments. It gives no diagnosis. Swelling with fever goes to the phone 555-0177 at once. It asks for one thing at a time.',
    [
      'handover',
      'Swelling with fever has to go to the phone at once.',
      user('My cheek is swollen and I have 102 fever since tonight.'),
      bot('That sounds unpleasant. The next free appointment is tomorrow at 9:40. Shall I book it?'),
    ],
    [
      'rule',
      '"An inflamed nerve" is a diagnosis.',
      user('Cold water hurts on the left, what is it?'),
      bot('That is most likely an inflamed nerve. I can offer Thursday at 10:20 to have it looked at.'),
    ],
    [
      'fine',
      'No diagnosis, one question, a way forward.',
      user('Cold water hurts on the left, what is it?'),
      bot(
        'I cannot judge that from here; it should be looked at. Does a morning or an afternoon suit you better?',
      ),
    ],
    [
      'repeats',
      'Friday was named two lines before.',
      user('I need to move my cleaning to Friday, any time.'),
      bot('Sure. Your appointment is on Wednesday at 8:30, is that the one?'),
      user('yes'),
      bot('To which day would you like to move it?'),
    ],
    [
      'rule',
      'Three questions at once; the rule says one at a time.',
      user('I want an appointment for my daughter.'),
      bot('Happy to help. How old is she, has she been here before, and which days suit you?'),
    ],
    [
      'fine',
      'It confirms what changed, and nothing else.',
      user('Cancel my appointment tomorrow please, 8:30.'),
      bot('Your appointment tomorrow at 8:30 is canceled. Shall I look for another date?'),
    ],
  ],
  [
    'Bot of a streaming service for courses. It knows plans: Solo $12, Team $9 per person from five people on, both monthly. It cannot see payments; for those it opens a ticket. It never asks for passwords.',
    [
      'rule',
      'It asks for a password.',
      user('I cannot log in.'),
      bot('Let me look. Please tell me your email address and the password you tried.'),
    ],
    [
      'invents',
      'It cannot see payments, so it cannot have seen that one.',
      user('Was I charged twice?'),
      bot('I checked: there were two payments on the 3rd. One of them will be returned within five days.'),
    ],
    [
      'fine',
      'It says what it cannot see and does what it can.',
      user('Was I charged twice?'),
      bot(
        'I cannot see payments. I have opened a ticket for you; a colleague answers by mail. On which day do you see the two charges?',
      ),
    ],
    [
      'misses',
      'Four people are not five: they cannot take Team.',
      user('We are four, is Team cheaper for us?'),
      bot(
        'Team costs $9 per person a month, so it is cheaper than Solo with $12. You can switch in the settings.',
      ),
    ],
    [
      'fine',
      'Right: Team starts at five people, and five times nine is less than four times twelve.',
      user('We are four, is Team cheaper for us?'),
      bot(
        'Team starts at five people. Four Solo plans cost $48 a month; five Team seats would be $45, so with an empty seat you would still pay less.',
      ),
    ],
    [
      'repeats',
      'The customer already said that the link did not work.',
      user('The reset link does not work, I tried twice.'),
      bot('You can reset your password with the link in our mail. Please try it.'),
    ],
  ],
  [
    'Bot of a furniture store. Returns within 30 days with the label, unassembled. Delivery $39 up to 30 miles. It knows the stock: desk Lina in white: 3, in oak: 0, oak expected on June 12. Injuries go to a person.',
    [
      'fine',
      'Stock and date are right, and the question is answered.',
      user('Is Lina available in oak?'),
      bot('Not at the moment. Oak is expected on June 12. In white we have three.'),
    ],
    [
      'invents',
      'Nothing is known about reserving.',
      user('Is Lina available in oak?'),
      bot('Not at the moment; oak is expected on June 12. I have reserved one for you.'),
    ],
    [
      'misses',
      'The desk was assembled, so it cannot be returned. The answer leaves that out.',
      user('I put Lina together but it wobbles and does not match. Can I return it after two weeks?'),
      bot('Yes, returns are possible within 30 days with the label.'),
    ],
    [
      'fine',
      'It names both conditions and does not leave the customer without a way.',
      user('I put Lina together but it wobbles and does not match. Can I return it after two weeks?'),
      bot(
        'Assembled furniture cannot be returned because it does not match. That it wobbles may be a defect: I can open a case for that. Shall I?',
      ),
    ],
    [
      'handover',
      'An injury goes to a person.',
      user('The drawer fell on my foot, I think a toe is broken.'),
      bot('I am so sorry! Please send us a photo of the drawer, then we check whether the rails are faulty.'),
    ],
    [
      'rule',
      'The delivery costs $39; the bot has no right to waive it.',
      user('$39 for 4 miles is a lot.'),
      bot('You are right, that is a lot for 4 miles. I will waive the delivery fee for you.'),
    ],
  ],
  [
    'Bot of a town library. It knows opening hours (Mon-Fri 10-18, Sat 10-14) and rules: 20 items, four weeks, one renewal unless somebody waits. It does not say who has borrowed a book. Problems with people go to the desk.',
    [
      'rule',
      'It tells who has the book.',
      user('Who has "The Salt Road"? I want to ask them to hurry.'),
      bot('It is with Ms. Turner until the 19th. I can put you on the list.'),
    ],
    [
      'fine',
      'It protects the borrower and offers what is possible.',
      user('Who has "The Salt Road"? I want to ask them to hurry.'),
      bot('I cannot say who has it. It is due on the 19th; shall I put you on the list?'),
    ],
    [
      'misses',
      'The question was about a book for which someone waits.',
      user('Can I renew a book if someone has reserved it?'),
      bot('Every book can be renewed once, in your account or at the desk.'),
    ],
    [
      'handover',
      'A problem between people goes to the desk.',
      user('A man in the reading corner is shouting at the kids.'),
      bot(
        'Please keep your distance. Our house rules say that everybody is asked to be quiet in the reading corner.',
      ),
    ],
    [
      'fine',
      'A Saturday at three is after closing; it says so and gives the next possibility.',
      user('Are you open on Saturday at three?'),
      bot('No, on Saturdays we close at 14. On Monday we open at 10.'),
    ],
    [
      'repeats',
      'The customer gave the number in the first line.',
      user('My card 20-771 does not work at the machine.'),
      bot('Was the card in your phone case?'),
      user('no'),
      bot('Then I can look. What is the number of your card?'),
    ],
  ],
  [
    'Bot of a heating company. It books maintenance ($129) and answers questions from the manual. Smell of gas: it says at once to leave the house and call 555-0199, nothing else. It gives no estimates for repairs.',
    [
      'rule',
      'With a smell of gas there is one answer. Windows and questions come too late.',
      user('It smells of gas in the cellar.'),
      bot('Please open the windows. Is the smell near the boiler or near the meter?'),
    ],
    [
      'fine',
      'The one answer that is allowed.',
      user('It smells of gas in the cellar.'),
      bot('Leave the house now and call 555-0199 from outside.'),
    ],
    [
      'rule',
      'An estimate for a repair, although it may give none.',
      user('The pump is loud. What does a new one cost?'),
      bot('A pump of that kind is usually between $300 and $450 with labor. Shall I book a visit?'),
    ],
    [
      'fine',
      'No estimate, but a way to get one.',
      user('The pump is loud. What does a new one cost?'),
      bot(
        'I cannot give estimates. A technician can look at it and tell you before anything is done. Shall I look for a date?',
      ),
    ],
    [
      'invents',
      'What the maintenance includes is not among the things it knows.',
      user('What does the maintenance cost?'),
      bot('$129. That includes cleaning the burner, the exhaust test and all small parts.'),
    ],
    [
      'misses',
      'Asked was which error it is, with its code.',
      user('The display says F28, what does the manual say?'),
      bot('Error codes are explained in the manual. You can find the manual in your account.'),
    ],
  ],
];

const items = BOTS.flatMap(([rules, ...conversations]) =>
  conversations.map(([verdict, why, ...lines]) =>
    choiceItem({
      material: [textBlock('The bot and what it knows', rules), conversationBlock('Conversation', lines)],
      prompt: 'What is to be said about the last line of the bot?',
      options: [
        ['fine', 'Nothing: it is good', 'Small matters of style do not count'],
        ['rule', 'It breaks a rule', 'Something that the bot must not do, or must do in this case'],
        ['invents', 'It invents something', 'A fact or an action that the bot cannot have'],
        ['misses', 'It misses the question', 'The answer is true and does not answer'],
        ['handover', 'It should hand over', 'The rules send this case to a person or the phone'],
        ['repeats', 'It forgets what was said', 'It asks for, or offers, what the customer already named'],
      ],
      selected: [verdict],
      explanation: why,
    }),
  ),
);

export const rateTurns: WorkTaskSeed = {
  id: 'w07-03',
  blueprintId: 7,
  title: 'Rate twelve turns of service bots, one by one',
  description:
    'Read twelve short conversations and say what is wrong with the last line of the bot, if anything.',
  instructions: `Six companies let their bots talk with customers. From the protocols we took single turns. Three people rate each turn without knowing of each other; where they agree, the turn becomes training data.

1. Read the rules and what the bot knows. It knows nothing else.
2. Read the conversation up to its last line. Only the last line of the bot is rated; mistakes before it do not count.
3. Choose what is to be said about it. If it is good, say so: a third of the turns are.
4. If two things are wrong, choose the one that does more harm to this customer. Write the other one into the note.
5. Write into the note, for everything that is not good, the words that decided it.

A place in this task is kept for 24 hours after your last save. The same conversation can occur twice with different last lines; rate each by itself.`,
  estimatedMinutes: 20,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'Order of harm',
      text: 'Not handed over when somebody may be in danger; a broken rule; something invented; a missed question; something forgotten. If two apply, the earlier one counts.',
    },
    {
      title: 'Rule or handover',
      text: 'If the rules name the case and where it goes ("swelling with fever goes to the phone"), and the bot keeps it, that is "should hand over". Everything else that it must or must not do is "breaks a rule". "Smell of gas: it says at once to leave, nothing else" demands a sentence, not a handover: rule.',
    },
    {
      title: 'Invented actions',
      text: '"I have reserved one for you", "I checked your payment": if the bot cannot do it, it is invented, however polite. What it can do is in its rules.',
    },
    {
      title: 'Missed questions',
      text: 'The test: could the customer send the same message again, and rightly? Then it was missed. A correct number that leaves the customer to do the comparing is a missed question if the comparison was asked for.',
    },
  ],
  rubric: suiteRubric('the turns in which two things go wrong', 'the note beside a rating'),
  overlap: 3,
  batches: toBatches(createSeededRandom('rate turns').shuffle(items), 3),
};

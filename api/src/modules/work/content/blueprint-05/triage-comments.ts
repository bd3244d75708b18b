import { choiceItem, textBlock, toBatches } from '../make-items.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { suiteRubric } from '../suite-rubric.ts';
import type { WorkTaskSeed } from '../work-task-seed.ts';

type Route = 'public' | 'private' | 'urgent' | 'hide' | 'none';
type Comment = readonly [text: string, route: Route, why: string];

/** Accounts with what was posted, and the comments below it. */
const ACCOUNTS: readonly (readonly [post: string, ...comments: Comment[]])[] = [
  [
    'Account of a coffee roaster. Post: "Our decaf is back, washed, from one farm, $17 a bag. In the shop from Friday, online from Monday."',
    ['Is it also ground for a moka pot, or beans only?', 'public', 'A question that others have too.'],
    [
      'I ordered twice last month and the second bag never came, order 8841. Nobody answers my mails.',
      'private',
      'An order has to be looked up, and its number does not belong in public.',
    ],
    [
      'decaf is what you drink when you have given up on life lol',
      'none',
      'A joke without a question. An answer would make it bigger.',
    ],
    [
      'There was a piece of metal in my bag, about a centimeter long. Photo attached.',
      'urgent',
      'A foreign object in food: the owner must know at once, and the batch may have to be stopped.',
    ],
    [
      'make $900 a week from home, ask me how, link in my profile',
      'hide',
      'Advertising for a dubious offer.',
    ],
    ['Finally. Friday, seven sharp, I am at the door.', 'none', 'Pleased, nothing asked.'],
    [
      'How is the caffeine taken out? I cannot have chemicals because of my stomach.',
      'public',
      'A factual question. The answer says how the coffee is washed and gives no medical advice.',
    ],
    [
      'You are all idiots and the girl at the counter is a cow',
      'hide',
      'An insult against a person who works there.',
    ],
    ['Does "from Friday" mean this Friday or the 14th?', 'public', 'The post is unclear for everyone.'],
    [
      'I am allergic to nuts and got hives after your hazelnut drink, though they said it was only flavor.',
      'urgent',
      'An allergic reaction after a wrong statement at the counter.',
    ],
  ],
  [
    'Account of a city library. Post: "From September we are open on Sundays from 1 to 5 p.m. Returns only, no desk."',
    [
      'Can I pick up a hold on a Sunday if there is no desk?',
      'public',
      'The obvious question, useful for everyone.',
    ],
    [
      'My card was blocked for a fee of $4.20 that I have paid. Card ends in 3316.',
      'private',
      'It needs a look into the account of one person.',
    ],
    ['Great news for shift workers like me, thank you.', 'none', 'Thanks, nothing asked. A like is enough.'],
    [
      'Who pays for that? Our taxes again.',
      'public',
      'Critical but fair: one factual sentence on the costs answers it for many.',
    ],
    [
      'The man at the computers on the second floor follows girls to the restrooms. It happened again today.',
      'urgent',
      'People may be in danger, today.',
    ],
    ['@lena_k look, then we can go after swimming', 'none', 'Two readers make plans.'],
    [
      'people from the north side should not be let in at all, they smell',
      'hide',
      'It degrades a group of people.',
    ],
    ['Is the book drop at the rear open at night too?', 'public', 'A short factual question.'],
    [
      'I think I left my medication in the reading room, name is on it. Can somebody check?',
      'private',
      'It concerns the health of one person. The desk looks, and the rest goes by message.',
    ],
    [
      'Sunday hours were promised two years ago. Better late than never, I guess.',
      'none',
      'A sigh, no question. An argument about two years helps no one.',
    ],
  ],
  [
    'Account of a furniture maker. Post: "The bench Ada is now also made in oak. 12 weeks, $640, delivered within 50 miles."',
    ['Does it come in 150 cm as well?', 'public', 'A question about the product.'],
    [
      'Mine arrived with a crack along the seat. Whom do I send pictures to?',
      'private',
      'A case with pictures and an order: by message, after a short public "we wrote to you".',
    ],
    [
      '$640 for a bench, are you serious',
      'public',
      'A price that others wonder about too: one calm sentence on wood and hours, then leave it.',
    ],
    [
      'The bench collapsed under my mother, she is at the hospital with a broken wrist.',
      'urgent',
      'An injury by a product.',
    ],
    ['same bench, factory price, fast shipping >> click', 'hide', 'Advertising for a copy.'],
    [
      'Ours is five years old and has survived three kids.',
      'none',
      'Praise without a question. Thank with a like.',
    ],
    ['Where is the oak from?', 'public', 'A fair question that belongs in public.'],
    ['I want to move my delivery from the 9th to the 16th.', 'private', 'The date of one order.'],
    [
      'I know the carpenter, he lives on Quarry Road in the yellow house, just ring',
      'hide',
      'The home of a private person. It is hidden although it is meant kindly.',
    ],
    ['Beautiful.', 'none', 'One word of praise.'],
  ],
  [
    'Account of a hiking club. Post: "Sunday: nine miles along the ridge, 1,800 feet up, meeting 8 a.m. at the mill. No sign-up."',
    ['Is it okay for a ten-year-old who hikes a lot?', 'public', 'A question that other parents have.'],
    [
      'Can I get my fee for 2023 back? I moved away in March and told your treasurer.',
      'private',
      'Membership and money of one person.',
    ],
    ['See you there, I bring the plum cake.', 'none', 'A friendly announcement.'],
    [
      'The bridge after the hut is gone since the storm on Thursday. There is a ten-foot drop behind the bend.',
      'urgent',
      'A danger on the route of this Sunday.',
    ],
    ['hiking is for old people', 'none', 'A small tease. Let it go.'],
    [
      'Vote for Burke on the 5th, he will pave the ridge road. Share this everywhere!',
      'hide',
      'Campaigning under a post that has nothing to do with it.',
    ],
    ['Are dogs allowed?', 'public', 'A short factual question.'],
    [
      'Last time you left my husband behind at the quarry, he has a weak heart. I would like to talk to somebody.',
      'private',
      'A serious complaint with health data: a person calls, nothing is discussed in public.',
    ],
    ['What if it rains?', 'public', 'Everyone wants to know.'],
    ['whoever organizes this should be shot', 'hide', 'A threat, even if it is meant as a joke.'],
  ],
  [
    'Account of a small hotel. Post: "Our garden opens on May 1. Breakfast outside from 8 to 11, also for guests from town."',
    ['Do we need to book a table?', 'public', 'A question for everyone.'],
    ['You charged my card twice for the night of April 12.', 'private', 'A payment of one guest.'],
    [
      'I got food poisoning from the egg salad on Sunday, two others at our table as well. The health department has been told.',
      'urgent',
      'Three people fell ill, and an authority is involved.',
    ],
    [
      'The garden is lovely, we were engaged there in 2019.',
      'none',
      'A kind memory. A like, perhaps a heart.',
    ],
    ['Is there a ramp? My brother uses a wheelchair.', 'public', 'A question whose answer helps others.'],
    ['cheap rooms near the center, 40 % off, book at this link', 'hide', 'Advertising of someone else.'],
    [
      'The owner cheats on his taxes, ask anyone in town',
      'hide',
      'An accusation of a crime without any proof.',
    ],
    ['May 1 is a Thursday. Are you open on the Friday too?', 'public', 'A factual question.'],
    [
      'My room number was 12 and I forgot a gold ring on the sink. Please please look.',
      'private',
      'A lost item with details that would help a thief.',
    ],
    ['eleven is early for a Sunday but fine', 'none', 'A remark in passing. Nothing is asked.'],
  ],
  [
    'Account of a software training center. Post: "The course Spreadsheets from Zero starts on October 6, six evenings, $180."',
    ['Do I need my own laptop?', 'public', 'A question that many have.'],
    [
      'I was told I would get the certificate within a week. It has been a month. My name is in the list of June.',
      'private',
      'A case with personal data.',
    ],
    [
      'Your site shows me the invoice of another person when I log in!',
      'urgent',
      'A leak of personal data: the site has to be looked at immediately.',
    ],
    ['Is it recorded for those who miss an evening?', 'public', 'A factual question.'],
    ['Did this course in spring. Changed how I do my books.', 'none', 'Praise without a question.'],
    ['nobody needs spreadsheets anymore, AI does it', 'none', 'An opinion. There is nothing to win here.'],
    ['I sell the complete course material for $20, message me', 'hide', 'An offer of stolen material.'],
    [
      'Could I pay in two parts?',
      'public',
      'A question about terms that holds for all. Only if somebody agrees on something does it become private.',
    ],
    [
      'The teacher of the Tuesday group touched my daughter. Call me.',
      'urgent',
      'A possible crime. It goes to the management at once, and no word about it in public.',
    ],
    ['What is zero? I can sum a column.', 'public', 'It asks for the level of the course.'],
  ],
];

const comments = ACCOUNTS.flatMap(([post, ...list]) =>
  list.map(([text, route, why]) =>
    choiceItem({
      material: [textBlock('Account and post', post), textBlock('Comment', text)],
      prompt: 'What happens with this comment?',
      options: [
        ['public', 'Answer in public', 'A question or fair criticism whose answer helps others too'],
        ['private', 'Continue in private', 'An order, money, health or other data of one person'],
        ['urgent', 'Tell a person at once', 'Danger, injury, a crime, a leak: minutes count'],
        ['hide', 'Hide', 'Insults, threats, hate, private data of others, advertising'],
        ['none', 'Leave it', 'Nothing is asked: praise, jokes, grumbling, talk among readers'],
      ],
      selected: [route],
      explanation: why,
    }),
  ),
);

export const triageComments: WorkTaskSeed = {
  id: 'w05-03',
  blueprintId: 5,
  title: 'Triage 20 comments below posts of small businesses',
  description:
    'Decide for 20 comments: answer in public, continue in private, tell a person at once, hide, or leave it.',
  instructions: `Six small organizations want an assistant to sort their comments. Before it may, people sort a sample. Your twenty comments are also sorted by two others, who do not see your answers, and where all agree the assistant learns from it.

1. Read the post: the same comment can mean different things below different posts.
2. Choose what happens with the comment. Only one thing does. If two seem right, the guideline says which comes first.
3. Use the note where you hesitated. Write what tipped the scale: "asks for all", "has an order number", "is a threat".

Do not think about what you would answer. Think about where the comment has to go within the next ten minutes, and what happens if it goes to the wrong place: an injury that waits in a list, a joke that is hidden, an order number in public.

A place in this task is kept for 24 hours after your last save.`,
  estimatedMinutes: 15,
  isPractice: false,
  assistance: 'not_allowed',
  worksOnPhone: true,
  guideline: [
    {
      title: 'What comes first',
      text: 'Urgent before everything: danger, injury, illness by a product, a crime, a leak of data. Then hide: what harms a person as long as it can be read. Then private: what needs data of one person. Then public. Leave it only if nothing is asked.',
    },
    {
      title: 'Fair criticism is answered',
      text: '"$640 for a bench, are you serious" is rude and fair: others wonder too. It is answered once, calmly, in public. An insult against a person is hidden. A grumble that asks nothing ("better late than never") is left.',
    },
    {
      title: 'Public or private',
      text: 'Would the answer be the same for everyone? Then public. Does somebody have to look something up about this person? Then private. "Could I pay in two parts?" asks for terms: public. "You charged my card twice" needs an account: private.',
    },
    {
      title: 'Well meant is not enough',
      text: 'Somebody gives away the home of a third person to be helpful: hide. Somebody names their own medication: private, so that it does not become a public conversation. A threat stays a threat with a smile behind it.',
    },
  ],
  rubric: suiteRubric('the comments that could go to two places', 'the note beside a doubtful decision'),
  overlap: 3,
  batches: toBatches(createSeededRandom('triage comments').shuffle(comments), 3),
};

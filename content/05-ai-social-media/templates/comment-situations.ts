import { capitalize, clock, dayOf, pickTwo } from '../../src/wording.ts';
import type { Random } from '../../src/random.ts';
import type { Client } from './comment-clients.ts';
import { FIRMS, type Rule, type RuleName, type Traits } from './comment-rules.ts';

/** What a comment is written from. */
export type Scene = {
  readonly client: Client;
  readonly random: Random;
  readonly rules: Partial<Record<RuleName, Rule>>;
  /** When it is posted. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
};

/** A comment with what is known about it. */
export type Comment = {
  readonly text: string;
  readonly traits: Traits;
  /** Why it goes where it goes if no rule of the client decides. */
  readonly why: string;
  /** The number that a rule may be about. */
  readonly detail?: string;
};

/** A kind of comment, how frequent it is, and the rule that it is about. */
export type Situation = {
  readonly weight: number;
  readonly about?: RuleName;
  readonly write: (scene: Scene) => Comment;
};

const NAMES = [
  'Dana',
  'Luis',
  'Marta',
  'Paul',
  'Ines',
  'Walt',
  'Priya',
  'Colin',
  'Renee',
  'Omar',
  'Judy',
  'Ben',
];
const CHILDREN = ['Mia', 'Jonah', 'Ella', 'Noor', 'Leo', 'Ruby', 'Max', 'Nina', 'Hugo', 'Lily'];
const SURNAMES = [
  'Novak',
  'Finch',
  'Delgado',
  'Weber',
  'Okafor',
  'Brandt',
  'Hale',
  'Castillo',
  'Moreau',
  'Lindqvist',
];
const STREETS = ['Quarry Road', 'Birch Court', 'Larch Lane', 'Orchard Street', 'Fort Hill', 'Ninth Street'];
const THINGS = [
  'gray scarf',
  'reading glasses',
  'key ring',
  'umbrella',
  'wallet',
  'gold ring',
  'blue backpack',
  'headphones',
];
const PAPERS = ['the Valley Post', 'Radio Nine', 'the Tanner Gazette', 'Channel 4', 'the Harbor Weekly'];

const phoneOf = (random: Random) => `555-01${random.integer(10, 99)}`;
const orderNumber = (random: Random) => String(random.integer(2100, 9899));

/** Adds the writer's own number, in one of four comments in which it may stand. */
function withContact(comment: Comment, { random, rules }: Scene): Comment {
  if (!random.chance(rules.contact ? 0.5 : 0.2)) return comment;
  const phone = phoneOf(random);
  const tail = random.pick([`Call me: ${phone}.`, `My number is ${phone}.`, `You reach me at ${phone}.`]);
  const traits = { ...comment.traits, hasContact: true };
  return { ...comment, text: `${comment.text} ${tail}`, traits };
}

/** Picks a number near a limit, or any if no rule sets one. */
function near(
  random: Random,
  rule: Rule | undefined,
  offsets: readonly number[],
  otherwise: readonly number[],
) {
  return rule ? Math.max(1, rule.limit + random.pick(offsets)) : random.pick(otherwise);
}

const PERSONAL = 'It concerns one person, and something has to be looked up or decided for them.';

function writeLate(scene: Scene): Comment {
  const { client, random, rules, month, day } = scene;
  const lateDays = near(random, rules.late, [-2, 0, 1, 3], [2, 4, 6, 9]);
  const { date } = dayOf(month, day - lateDays);
  const number = orderNumber(random);
  const text = random.pick([
    `${capitalize(client.order)} should have been here on ${date}. Where is it?`,
    `Order ${number}, promised for ${date}, and nothing so far.`,
    `Still waiting for ${client.order}. You said ${date}.`,
    `The page says "on its way" since ${date}, the day ${client.order} was to arrive.`,
    `Is anyone reading this? It is about ${client.order}, due ${date}, order ${number}.`,
    `${capitalize(client.order)} was due on ${date}. I have written two mails, no answer.`,
  ]);
  return withContact(
    {
      text,
      traits: { otherwise: 'private', lateDays },
      why: PERSONAL,
      detail: `It was due ${lateDays} days before.`,
    },
    scene,
  );
}

function writeRefund(scene: Scene): Comment {
  const { client, random, rules } = scene;
  const refundDollars = near(random, rules.refund, [-12, -4, 0, 4, 16], [18, 26, 34, 48, 72]);
  const part = random.pick([4, 5, 6]);
  const text = random.pick([
    `I would like $${refundDollars} back for ${client.order}, it is not what I paid for.`,
    `Please give me my money back, $${refundDollars - part} plus $${part} for shipping. It was about ${client.order}.`,
    `Half of the $${refundDollars * 2} back would be fair, the other half was fine.`,
    `You took $${refundDollars + part} and it should have been $${part}. I want the difference back.`,
    `Two gift cards at $${refundDollars / 2} each, and both do not work. Money back, please.`,
  ]);
  return withContact(
    {
      text,
      traits: { otherwise: 'private', refundDollars },
      why: PERSONAL,
      detail: `It is about $${refundDollars}.`,
    },
    scene,
  );
}

function writeWait({ client, random, rules }: Scene): Comment {
  const waitMinutes = near(random, rules.wait, [-5, 0, 5, 15], [15, 25, 35, 50]);
  const from = random.pick([9, 9.5, 10.25, 11.5, 14, 15.75]);
  const text = random.pick([
    `Waited ${waitMinutes} minutes ${client.queue}. Is that normal?`,
    `From ${clock(from)} to ${clock(from + waitMinutes / 60)} ${client.queue}. My whole break.`,
    `${waitMinutes} minutes ${client.queue}, and no one said a word. You need more people.`,
    `I came at ${clock(from)}, and it was ${clock(from + waitMinutes / 60)} when someone had time, ${client.queue}.`,
  ]);
  return {
    text,
    traits: { otherwise: 'public', waitMinutes },
    why: 'Fair criticism, even if it is rude: others wonder too.',
    detail: `The wait was ${waitMinutes} minutes.`,
  };
}

function writeChange(scene: Scene): Comment {
  const { client, random, rules, month, day, hour } = scene;
  const nights = rules.soon ? rules.soon.limit / 24 : random.integer(1, 3);
  const hoursLeft = nights * 24 + random.pick([-5, -4, -3, -2, 2, 3]);
  const days = Math.floor((hour + hoursLeft) / 24);
  const moment = `${dayOf(month, day + days).full}, ${clock((hour + hoursLeft) % 24)}`;
  const text = random.pick([
    `I cannot make it on ${moment}. Please move ${client.booking}.`,
    `${capitalize(client.booking)} is on ${moment}. I need another day.`,
    `Please cancel ${client.booking} of ${moment}, something came up.`,
    `Can ${client.booking} on ${moment} be moved by a week?`,
    `Something has come up, so ${client.booking} on ${moment} will not work. What now?`,
  ]);
  return withContact(
    {
      text,
      traits: { otherwise: 'private', hoursLeft },
      why: PERSONAL,
      detail: `There are ${hoursLeft} hours left.`,
    },
    scene,
  );
}

function writeLost(scene: Scene): Comment {
  const { client, random } = scene;
  const thing = random.pick(THINGS);
  const text = random.pick([
    `I think I left my ${thing} ${client.where}. Can someone look?`,
    `Has anyone found a ${thing}? I was sitting there on Saturday. It must be ${client.where}.`,
    `My ${thing} is gone. The last time I had it was ${client.where}.`,
    `Please look ${client.where}: my ${thing} must be there. It is from my mother.`,
  ]);
  return withContact({ text, traits: { otherwise: 'private' }, why: PERSONAL }, scene);
}

function writeAccount(scene: Scene): Comment {
  const { random } = scene;
  const number = orderNumber(random);
  const text = random.pick([
    `I cannot log in anymore since I have a new mail address. My customer number is ${number}.`,
    `Did my payment of last week arrive? Invoice ${number}.`,
    `My name is spelled wrong on invoice ${number}. I need a new one for my taxes.`,
    `You send the newsletter to my late husband. Please take him off the list, it hurts.`,
    `I moved in March, and you still write to the old address. Customer ${number}.`,
    `The code on my gift card is ${number}, and the page says it was used. I have not used it.`,
  ]);
  return withContact({ text, traits: { otherwise: 'private' }, why: PERSONAL }, scene);
}

function writeInterview({ random }: Scene): Comment {
  const [name, paper] = [random.pick(NAMES), random.pick(PAPERS)];
  const text = random.pick([
    `Hi, ${name} from ${paper}. We would like to film at your place, who can I talk to?`,
    `Hello, I write for ${paper} and have some questions about this. Could we talk?`,
    `${capitalize(paper)} here: could one of you come to the studio on this subject?`,
    `For ${paper} I am looking for someone who explains this on the air tomorrow.`,
    `We at ${paper} would like to print your picture. Who decides about that?`,
    `This is ${name}, ${paper}. We plan a piece on shops of this town and would like you in it.`,
  ]);
  return {
    text,
    traits: { otherwise: 'private', asks: 'interview' },
    why: 'A request that has to be decided for one person.',
  };
}

function writeJob({ random }: Scene): Comment {
  const years = random.integer(2, 9);
  const text = random.pick([
    'Do you need help on weekends? I have time and two hands.',
    `I have done this kind of work for ${years} years and look for a job from summer on.`,
    'My son is 17 and would like to work with you in the vacation. Whom can he write to?',
    'I am back from parental leave in the fall and could work three mornings. Is there something?',
    'Do you take interns? Two weeks, I bring my own lunch.',
    'Retired, bored, strong. Could you use me on busy days?',
    `Any jobs? I moved here from ${random.pick(['Ohio', 'Utah', 'Maine', 'Iowa'])} last month.`,
  ]);
  return {
    text,
    traits: { otherwise: 'private', asks: 'job' },
    why: 'A request that has to be decided for one person.',
  };
}

function writePraise({ random }: Scene): Comment {
  const name = random.pick(NAMES);
  const text = random.pick([
    `${name} was so patient with me on Saturday. Thank you!`,
    `Greetings to ${name}, who made my mother laugh.`,
    `Five stars for ${name}.`,
    `Whatever you pay ${name}, it is not enough. What a kind person.`,
    `${name} explained it to me three times without a sigh. Heroic.`,
  ]);
  return { text, traits: { otherwise: 'none', names: 'worker' }, why: 'Praise, and nothing is asked.' };
}

function writeChild({ random }: Scene): Comment {
  const [child, age] = [random.pick(CHILDREN), random.integer(4, 10)];
  const text = random.pick([
    `Our ${child} (${age}) has talked of nothing else since.`,
    `${child} is ${age} and already your biggest fan.`,
    `We were there with little ${child}, and going home was not easy.`,
    `${child} now wants to do this every day. Thank you, I guess.`,
    `The highlight of our week, says ${child}, and ${child} is strict.`,
  ]);
  return {
    text,
    traits: { otherwise: 'none', names: 'child' },
    why: 'A kind word of a family, and nothing is asked. The first name of an own child alone is no reason to hide it.',
  };
}

function writeAdvert({ random, rules }: Scene): Comment {
  const partner = rules.partner?.firm;
  const [firm, other] = pickTwo(random, FIRMS);
  const advertises = partner && random.chance(0.6) ? partner : firm === partner ? other : firm;
  const text = random.pick([
    `${advertises}: 20 % off until Sunday, link in our profile!`,
    `Afterward come over to ${advertises}, the second drink is on us.`,
    `Do you know ${advertises}? New things every week, have a look at our page.`,
    `${advertises} opens a second store on Saturday. Be there early!`,
  ]);
  return { text, traits: { otherwise: 'hide', advertises }, why: 'Advertising for another business.' };
}

function writeSpam({ random }: Scene): Comment {
  const text = random.pick([
    'make $900 a week from home, ask me how, link in my profile',
    'same thing, factory price, fast shipping >> click',
    'I grow your account to ten thousand followers in a week, message me',
    'Lonely? I am new in town, pictures in my profile',
    'Cheap watches, same as the real ones, write to me',
    'Want to read the future? I lay cards, first time free, message me',
    'Real followers, real likes, ten dollars, click my picture',
    'Your parcel could not be delivered, pay $2 here: link in my profile',
    'My cousin lost forty pounds with this tea, order at the link',
    'Free phones for the first hundred who share this!!!',
    'This coin will go up forty times by Friday. Do not say I did not tell you.',
  ]);
  return { text, traits: { otherwise: 'hide' }, why: 'Advertising of a dubious kind.' };
}

function writeInsult({ client, random }: Scene): Comment {
  const text = random.pick([
    `You are all idiots, and ${client.worker} is the worst of them.`,
    `${capitalize(client.worker)} is too stupid to count to three.`,
    `Who hired that pig? I mean ${client.worker}.`,
    `${capitalize(client.worker)} should be slapped, then the place would run.`,
    `I only come back when you have thrown out ${client.worker}, that ugly toad.`,
  ]);
  return {
    text,
    traits: { otherwise: 'hide' },
    why: 'An insult or a threat against a person who works there.',
  };
}

function writeHate({ random }: Scene): Comment {
  const text = random.pick([
    'People from the north side should not be let in at all, they smell.',
    'Nice, but please without those foreigners.',
    'Old people should stay at home and not block the way.',
    'People with that accent should learn to talk first, then shop.',
    'Fat people in there again, no wonder it is full.',
    'I only go where there are none of them, you know whom I mean. Keep it clean.',
  ]);
  return { text, traits: { otherwise: 'hide' }, why: 'It degrades a group of people.' };
}

function writeThirdParty({ random }: Scene): Comment {
  const [name, surname, street] = [random.pick(NAMES), random.pick(SURNAMES), random.pick(STREETS)];
  const text = random.pick([
    `I know the owner privately, ${street}, the yellow house. Just ring there.`,
    `${name} ${surname} can help you, that is the cell: ${phoneOf(random)}. It will be a surprise, but never mind.`,
    `The one on the left in the picture is ${name} ${surname}, in therapy at the clinic since May.`,
    `If you look for ${name} from the counter: after six at ${random.integer(12, 90)} ${street}, second floor.`,
    `Ask my neighbor ${surname}, ${street} ${random.integer(3, 80)}. He lost his job, he has time.`,
  ]);
  return {
    text,
    traits: { otherwise: 'hide', hasContact: text.includes('555-') },
    why: 'Private data of another person, even if it is well meant.',
  };
}

function writeAccusation({ random }: Scene): Comment {
  const text = random.pick([
    'The owner cheats on his taxes, ask anyone in town.',
    'They pay their people in cash and lie about it, everybody knows that.',
    'I have heard that the boss did time for fraud. Just saying.',
    'All of it stolen from others, wake up.',
    'The inspector gets an envelope every month, that is how it works here.',
    'They set the old shed on fire for the insurance. Everyone in the street thinks so.',
    'Somebody should look into their books, they cannot all be that rich from honest work.',
  ]);
  return { text, traits: { otherwise: 'hide' }, why: 'It accuses a person of a crime without any proof.' };
}

function writePolitics({ random }: Scene): Comment {
  const [name, other] = pickTwo(random, SURNAMES);
  const text = random.pick([
    `Vote for ${name} on the 5th, he will pave the ridge road. Share this!`,
    `Whoever votes for ${name} will lose all of this. Only ${other} can save the town!`,
    `Sign against the bypass: link in my profile. ${name} must go.`,
  ]);
  return {
    text,
    traits: { otherwise: 'hide' },
    why: 'Campaigning below a post that has nothing to do with it.',
  };
}

function writeLeak({ random }: Scene): Comment {
  const text = random.pick([
    'When I log in on your site, I see the orders and the address of a woman I do not know.',
    'Your mail went to everyone at once, and all addresses are in it. There are about two hundred.',
    'I typed a wrong number at the end of the link, and there was the invoice of someone else.',
    'The code for your back door is readable in the photo!',
    'The link in your newsletter opens a list of all who ordered last week, with phone numbers.',
    'Your chat just showed me the messages of another customer, names and all.',
    'On the screen behind you in the video one can read a whole page of card numbers.',
  ]);
  return {
    text,
    traits: { otherwise: 'urgent' },
    why: 'A leak of data or a danger comes first, whatever the rules say.',
  };
}

function writeTag({ random }: Scene): Comment {
  const nick = `@${random.pick(NAMES).toLowerCase()}_${random.pick(['k', 'the_second', '88', 'outdoors', 'm'])}`;
  const text = random.pick([
    `${nick} look, then we can go after swimming`,
    `${nick} told you so`,
    `${nick} Saturday? I drive, you bring the snacks.`,
    `${nick} this is what I meant with my birthday`,
    `${nick} remember? Where we met.`,
  ]);
  return { text, traits: { otherwise: 'none' }, why: 'Readers talk among themselves, and nothing is asked.' };
}

/** Picks a comment that is written for the client. */
const fromClient =
  (list: (client: Client) => readonly string[], traits: Traits, why: string) =>
  ({ client, random }: Scene): Comment => ({ text: random.pick(list(client)), traits, why });

const SAME_FOR_ALL = 'A question whose answer is the same for everyone.';

export const SITUATIONS: readonly Situation[] = [
  {
    weight: 13,
    write: fromClient(
      ({ dangers }) => dangers,
      { otherwise: 'urgent' },
      'Danger, injury, illness or a crime comes first, whatever the rules say.',
    ),
  },
  { weight: 3, write: writeLeak },
  {
    weight: 6,
    write: fromClient(
      ({ falseAlarms }) => falseAlarms,
      { otherwise: 'none' },
      'It sounds alarming, but no one is in danger, and nothing is asked.',
    ),
  },
  { weight: 8, about: 'late', write: writeLate },
  { weight: 7, about: 'refund', write: writeRefund },
  { weight: 7, about: 'soon', write: writeChange },
  { weight: 4, about: 'contact', write: writeLost },
  { weight: 4, about: 'contact', write: writeAccount },
  { weight: 4, about: 'interview', write: writeInterview },
  { weight: 4, about: 'job', write: writeJob },
  { weight: 9, write: fromClient(({ questions }) => questions, { otherwise: 'public' }, SAME_FOR_ALL) },
  {
    weight: 5,
    about: 'price',
    write: fromClient(({ prices }) => prices, { otherwise: 'public', asks: 'price' }, SAME_FOR_ALL),
  },
  {
    weight: 5,
    about: 'allergy',
    write: fromClient(
      ({ allergies }) => allergies,
      { otherwise: 'public', asks: 'allergy' },
      `${SAME_FOR_ALL} The allergy is only its reason.`,
    ),
  },
  {
    weight: 6,
    write: fromClient(
      ({ criticism }) => criticism,
      { otherwise: 'public' },
      'Fair criticism, even if it is rude: others wonder too.',
    ),
  },
  { weight: 5, about: 'wait', write: writeWait },
  {
    weight: 6,
    write: fromClient(({ remarks }) => remarks, { otherwise: 'none' }, 'A remark, and nothing is asked.'),
  },
  { weight: 5, about: 'worker', write: writePraise },
  { weight: 4, about: 'child', write: writeChild },
  { weight: 3, write: writeTag },
  { weight: 5, about: 'partner', write: writeAdvert },
  { weight: 3, write: writeSpam },
  { weight: 4, write: writeInsult },
  { weight: 2, write: writeHate },
  { weight: 3, about: 'contact', write: writeThirdParty },
  { weight: 3, write: writeAccusation },
  { weight: 2, write: writePolitics },
];

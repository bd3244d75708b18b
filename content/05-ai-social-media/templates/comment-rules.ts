import type { Random } from '../../src/random.ts';

/** Where a comment goes: the options of the question. */
export type Destination = 'public' | 'private' | 'urgent' | 'hide' | 'none';

export const DESTINATION_LABELS: Record<Destination, string> = {
  public: 'Answer in public',
  private: 'Continue in private',
  urgent: 'Tell a person at once',
  hide: 'Hide',
  none: 'Leave it',
};

/** What is known about a comment. All else is left out. */
export type Traits = {
  /** Where it goes if neither danger nor a rule of the client decides. */
  readonly otherwise: Destination;
  readonly lateDays?: number;
  readonly refundDollars?: number;
  readonly waitMinutes?: number;
  readonly hoursLeft?: number;
  readonly asks?: 'price' | 'allergy' | 'interview' | 'job';
  readonly hasContact?: boolean;
  readonly names?: 'worker' | 'child';
  readonly advertises?: string;
};

/** A rule of a client. */
export type Rule = {
  /** Completes "A comment that ..." */
  readonly when: string;
  readonly to: Destination;
  /** The number in it, if there is one. */
  readonly limit: number;
  /** The firm in it, if there is one. */
  readonly firm: string;
  readonly fits: (traits: Traits) => boolean;
};

const rule = (when: string, to: Destination, fits: Rule['fits'], limit = 0, firm = ''): Rule => ({
  ...{ when, to, fits, limit, firm },
});

export const FIRMS = [
  'Mill Street Market',
  'Harbor Bikes',
  'Oak & Rye',
  'Blue Door Pottery',
  'Radio Lane Records',
  'Cedar Falls Dairy',
  'Old Pier Kayaks',
  'Nine Bells Theater',
];

/** Draws a rule of each kind. */
export const RULES = {
  late: (random: Random) => {
    const days = random.pick([3, 5, 7, 10, 14]);
    return rule(
      `waits for something that is more than ${days} days late`,
      'urgent',
      ({ lateDays = 0 }) => lateDays > days,
      days,
    );
  },
  refund: (random: Random) => {
    const dollars = random.pick([20, 30, 40, 50, 60]);
    return rule(
      `asks for $${dollars} or less back`,
      'public',
      ({ refundDollars = Infinity }) => refundDollars <= dollars,
      dollars,
    );
  },
  wait: (random: Random) => {
    const minutes = random.pick([15, 20, 30]);
    return rule(
      `complains of a wait of ${minutes} minutes or less`,
      'none',
      ({ waitMinutes = Infinity }) => waitMinutes <= minutes,
      minutes,
    );
  },
  soon: (random: Random) => {
    const hours = random.pick([24, 48]);
    return rule(
      `wants to move or cancel something that is less than ${hours} hours away`,
      'urgent',
      ({ hoursLeft = Infinity }) => hoursLeft < hours,
      hours,
    );
  },
  price: () => rule('asks what something costs', 'private', ({ asks }) => asks === 'price'),
  allergy: () =>
    rule('asks what is in something, because of an allergy', 'urgent', ({ asks }) => asks === 'allergy'),
  interview: () =>
    rule('comes from a newspaper, a radio or TV', 'urgent', ({ asks }) => asks === 'interview'),
  job: () => rule('asks for a job', 'public', ({ asks }) => asks === 'job'),
  contact: () =>
    rule(
      'has a phone number or mail address in it, even the writer’s own',
      'hide',
      ({ hasContact = false }) => hasContact,
    ),
  worker: () => rule('praises one of us by name', 'public', ({ names }) => names === 'worker'),
  child: () => rule('tells the name of a child', 'hide', ({ names }) => names === 'child'),
  partner: (random: Random) => {
    const firm = random.pick(FIRMS);
    return rule(
      `advertises for ${firm}, our partner`,
      'none',
      ({ advertises }) => advertises === firm,
      0,
      firm,
    );
  },
} satisfies Record<string, (random: Random) => Rule>;

export type RuleName = keyof typeof RULES;

/** Draws rules of different kinds, with the one that a comment is about unless chance leaves it out. */
export function drawRules(random: Random, about: RuleName | undefined): Partial<Record<RuleName, Rule>> {
  const isThere = random.chance(0.75);
  const others = random.shuffle(Object.keys(RULES) as RuleName[]).filter((name) => name !== about);
  const names = about && isThere ? [about, ...others] : others;
  const chosen = random.shuffle(names.slice(0, 4));
  return Object.fromEntries(chosen.map((name) => [name, RULES[name](random)]));
}

/** Decides where a comment goes: danger, then the first rule that fits, then what holds for all clients. */
export function decide(
  traits: Traits,
  rules: readonly Rule[],
): { readonly to: Destination; readonly rule: Rule | undefined } {
  const fitting = traits.otherwise === 'urgent' ? undefined : rules.find(({ fits }) => fits(traits));
  return { to: fitting?.to ?? traits.otherwise, rule: fitting };
}

import { exactly, moreThan, type Dossier } from '../../src/statements.ts';
import { capitalize, clock, count, dayOf, dollars, pickTwo, spell, weekdayOf } from '../../src/wording.ts';

/** A sports club: the report of its treasurer, the speech of its chair, and what a member writes. */
export const club: Dossier = {
  documents: (random) => {
    const name = random.pick(['rowing club', 'chess club', 'table tennis club', 'sailing club', 'judo club']);
    return [
      { title: `Report of the treasurer of a ${name}` },
      { title: 'Speech of the chair' },
      { title: 'Comment of a member in the chat' },
    ];
  },
  topics: [
    (random) => {
      const [members, joined, left] = [
        random.integer(120, 240),
        random.integer(18, 39),
        random.integer(6, 30),
      ];
      return {
        in: 0,
        tells: `In the course of the year [[${joined} members joined and ${left} left]]; now we are ${members}.`,
        statements: [
          ['In the course of the year the club has grown.', joined > left],
          ['More members left than joined.', left > joined],
          ...exactly(
            (before) => `At the beginning of the year the club had ${before} members.`,
            members - joined + left,
            [members + joined - left, members - joined],
          ),
        ],
        beyond: ['Most of those who left had moved away.', 'Most of those who joined are children.'],
        because: `${joined} came and ${left} went, so that there were ${members - joined + left} before.`,
      };
    },
    (random) => {
      const [income, spent] = pickTwo(random, [11_400, 12_150, 12_900, 13_300, 14_050, 14_800]);
      return {
        in: 0,
        tells: `We [[took in $${count(income)} and spent $${count(spent)}]].`,
        statements: [
          ['The club spent more than it took in.', spent > income],
          ...exactly((rest) => `Income and spending differ by $${count(rest)}.`, Math.abs(income - spent), [
            Math.abs(income - spent) + 100,
            Math.abs(income - spent) + 1000,
          ]),
        ],
        beyond: ['In the year before the club spent less.', 'The club has savings for a whole year.'],
        because: `The difference is $${count(Math.abs(income - spent))}.`,
        view: {
          in: 2,
          says: random.pick([
            'We throw our money out of the window, I keep saying it.',
            'Someone should finally learn to save, in my opinion.',
            'Money runs through our fingers, that is my impression.',
          ]),
        },
      };
    },
    (random) => {
      const [adult, child] = [random.integer(16, 24), random.integer(7, 12)];
      return {
        in: 0,
        tells: `The fee stays at [[$${adult} a month for adults and $${child} for children]].`,
        statements: [
          ...exactly((sum) => `Two adults with one child pay $${sum} a month.`, 2 * adult + child, [
            adult + child,
            2 * (adult + child),
          ]),
          ['Children pay less than half of what adults pay.', child * 2 < adult],
        ],
        beyond: ['The fee will go up next year.', 'Families with three children get a discount.'],
        because: `Two times $${adult} and $${child} are $${2 * adult + child}; half of $${adult} is ${dollars(adult * 50)}.`,
      };
    },
    (random) => {
      const [gifts, most] = [random.integer(18, 44) * 50, random.integer(2, 8) * 50];
      return {
        in: 0,
        tells: `Gifts came to [[$${count(gifts)}, the largest of them $${most}]].`,
        statements: [
          ['More than half of the gifts came from one person.', most * 2 > gifts],
          ['There was more than one gift.', true],
          [`Someone gave $${most + 100}.`, false],
        ],
        beyond: ['The largest gift came from the chair.', 'The gifts were meant for the young members.'],
        because: `The largest gift was $${most} of $${count(gifts)}.`,
      };
    },
    (random) => {
      const day = weekdayOf(random.pick([5, 6, 9]), random.pick([0, 6]), random.integer(1, 4));
      const [from, hours] = [random.pick([13, 14, 15]), random.pick([4, 5, 6])];
      return {
        in: 1,
        tells: `The open day is [[on ${day.full}]], [[from ${clock(from)} to ${clock(from + hours)}]].`,
        statements: [
          ...exactly((weekday) => `The open day is on a ${weekday}.`, day.weekday, [
            'Friday',
            'Sunday',
            'Saturday',
          ]),
          [`At ${clock(19.5)} the open day is still going on.`, from + hours > 19.5],
          ...exactly((length) => `The open day lasts ${spell(length)} hours.`, hours, [hours - 1, hours + 1]),
        ],
        beyond: ['On the open day everyone may try the sport for free.', 'Last year there was no open day.'],
      };
    },
    (random) => {
      const [asked, yes] = [random.integer(60, 110), random.integer(22, 54)];
      return {
        in: 1,
        tells: `We asked for helpers: [[${asked} of you replied, and ${yes} said yes]].`,
        statements: [
          ['Most of those who replied said yes.', yes * 2 > asked],
          ...exactly((no) => `Of those who replied, ${no} did not say yes.`, asked - yes, [asked, yes]),
        ],
        beyond: ['Most members are ready to help.', 'Those who said yes are mostly parents.'],
        because: `${yes} of ${asked} replied yes, ${asked - yes} did not.`,
        view: {
          in: 2,
          says: random.pick([
            'No one wants to help anymore, that is how it feels.',
            'I have the feeling that it is always the same people who help.',
            'In the old days people helped without being asked, I think.',
          ]),
        },
      };
    },
    (random) => {
      const thing = random.pick(['a new floor', 'a lighter hall', 'a heated locker room', 'a second hall']);
      return {
        in: 1,
        tells: `My hope for next year is ${thing}, [[but nothing has been decided]].`,
        statements: [
          [`The chair would like to have ${thing}.`, true],
          [`It is certain that the club gets ${thing}.`, false],
        ],
        beyond: [`Other members wish for ${thing} too.`, `The town would pay for ${thing}.`],
      };
    },
    (random) => {
      const [age, boats] = [random.pick([10, 11, 12]), random.integer(3, 6)];
      return {
        in: 1,
        tells: `Our course for children [[from ${age} on]] has [[${spell(boats)} places left]].`,
        statements: [
          ['The course for children is full.', boats === 0],
          [`A child of ${age - 2} can take part in the course.`, false],
          ['There is still room in the course for children.', true],
        ],
        beyond: ['The course for children lasts ten weeks.', 'Most children in the course are girls.'],
      };
    },
    (random) => {
      const [offer, day] = [
        random.pick(['cake', 'soup', 'a pot of chili']),
        random.pick(['Friday', 'Saturday']),
      ];
      return {
        in: 2,
        tells: `For the next meeting [[I bring ${offer}, if it is on a ${day}]].`,
        statements: [
          [`The member brings ${offer} on any day.`, false],
          [`If the next meeting is on a ${day}, the member brings ${offer}.`, true],
        ],
        beyond: [`The next meeting is on a ${day}.`, `The member brought ${offer} to the last meeting.`],
      };
    },
  ],
};

/** A bird count: its report, what a biologist says about it, and the mail of a volunteer. */
export const birdCount: Dossier = {
  documents: (random) => [
    {
      title: `Report of the bird count, ${random.pick(['Tanner County', 'Mill Valley', 'the East Shore', 'Cedar Hills'])}`,
      opens: `The count took place on the ${random.pick(['first', 'second', 'third'])} weekend of January.`,
    },
    { title: 'Interview with a biologist' },
    { title: 'Mail of a volunteer' },
  ],
  topics: [
    (random) => {
      const [people, birds] = [
        random.integer(110, 240),
        random.integer(41, 78) * 100 + random.integer(1, 99),
      ];
      return {
        in: 0,
        tells: `[[${people} volunteers counted ${count(birds)} birds]].`,
        statements: [
          ...moreThan(
            (bound) => `On average a volunteer counted more than ${bound} birds.`,
            birds / people,
            10,
          ),
          [`More than 7,000 birds were counted.`, birds > 7000],
        ],
        beyond: ['Most of the volunteers had taken part before.', 'Some birds were counted twice.'],
        because: `${count(birds)} birds by ${people} volunteers are about ${Math.round(birds / people)} each.`,
      };
    },
    (random) => {
      const [now, before] = pickTwo(random, [310, 364, 405, 447, 492, 538, 589, 641]);
      return {
        in: 0,
        tells: `Of the house sparrow there were [[${now}, after ${before} in the year before]].`,
        statements: [
          ['More house sparrows were counted than in the year before.', now > before],
          ...exactly(
            (gap) => `The number of house sparrows differs by ${gap} from that of the year before.`,
            Math.abs(now - before),
            [Math.abs(now - before) + 10, now],
          ),
        ],
        beyond: [
          'House sparrows find less food than they used to.',
          'House sparrows were more frequent ten years ago.',
        ],
        because: `${now} and ${before} differ by ${Math.abs(now - before)}.`,
        view: {
          in: 2,
          says: random.pick([
            'My impression is that sparrows come and go as they please.',
            'I had the feeling that sparrows were shy this time.',
            'To me a sparrow more or less makes no difference.',
          ]),
        },
      };
    },
    (random) => {
      const [first, second, third] = random.shuffle([
        'chickadee',
        'junco',
        'blue jay',
        'starling',
        'robin',
        'cardinal',
      ]);
      return {
        in: 0,
        tells: `The most frequent birds were [[the ${first ?? ''}, the ${second ?? ''} and the ${third ?? ''}, in this order]].`,
        statements: [
          [`The ${second ?? ''} was counted more often than the ${first ?? ''}.`, false],
          [`The ${third ?? ''} was counted less often than the ${first ?? ''}.`, true],
          [`No bird was more frequent than the ${first ?? ''}.`, true],
        ],
        beyond: [
          `The ${first ?? ''} was the most frequent bird in the year before too.`,
          `The ${third ?? ''} is seen mostly in gardens.`,
        ],
      };
    },
    (random) => {
      const [gardens, parks] = [random.integer(140, 260), random.integer(18, 60)];
      return {
        in: 0,
        tells: `People counted [[in ${gardens} gardens and ${parks} parks, one hour in each]].`,
        statements: [
          ...exactly((hours) => `In all, birds were counted for ${hours} hours.`, gardens + parks, [
            gardens,
            gardens - parks,
          ]),
          ['Birds were counted in more parks than gardens.', parks > gardens],
        ],
        beyond: ['More birds were seen in parks than in gardens.', 'Next year cemeteries will be included.'],
        because: `One hour in each of ${gardens} and ${parks} places makes ${gardens + parks} hours.`,
      };
    },
    (random) => {
      const owls = random.integer(2, 9);
      return {
        in: 0,
        tells: `Birds of the night [[were not counted, even if someone heard them]].`,
        statements: [
          ['An owl that was heard in the dark is part of the numbers.', false],
          ['The count leaves out birds of the night.', true],
        ],
        beyond: [`${capitalize(spell(owls))} owls live in the county.`, 'Owls will be counted in spring.'],
      };
    },
    (random) => {
      const cause = random.pick(['the mild winter', 'the many feeders', 'the new hedges', 'the wet summer']);
      return {
        in: 1,
        tells: `“It [[can have to do with ${cause}]]. [[We do not know yet]].”`,
        statements: [
          [`The biologist names ${cause} as a possible reason.`, true],
          ['The biologist is certain of the reason.', false],
        ],
        beyond: [
          `In other counties ${cause} had the same effect.`,
          `Other biologists do not believe in ${cause}.`,
        ],
      };
    },
    (random) => {
      const years = random.pick([5, 8, 10]);
      return {
        in: 1,
        tells: `“[[A single year says little]]. [[One needs at least ${spell(years)} to see a trend]].”`,
        statements: [
          [`According to the biologist ${spell(years - 3)} years are enough to see a trend.`, false],
          ['The biologist warns of conclusions from one year.', true],
        ],
        beyond: [
          `The count has taken place for ${spell(years)} years.`,
          'The biologist takes part in the count.',
        ],
      };
    },
    (random) => {
      const [seed, other] = pickTwo(random, ['sunflower seeds', 'peanuts', 'oats', 'suet']);
      return {
        in: 1,
        tells: `“Feed [[${seed}, never bread]], and [[clean the feeder every week]].”`,
        statements: [
          ['The biologist advises against bread.', true],
          ['According to the biologist it is enough to clean a feeder once a month.', false],
          [`The biologist recommends ${seed}.`, true],
        ],
        beyond: [`Birds like ${other} less than ${seed}.`, 'The biologist has a feeder at home.'],
      };
    },
    (random) => {
      const [hours, birds] = [random.integer(2, 4), random.integer(14, 38)];
      return {
        in: 2,
        tells: `[[I saw ${birds} birds in ${spell(hours)} hours]], and [[not one woodpecker]].`,
        statements: [
          ['The volunteer saw a woodpecker.', false],
          ...moreThan((bound) => `The volunteer saw more than ${bound} birds an hour.`, birds / hours, 3),
        ],
        beyond: [
          'The volunteer knows all birds by their voices.',
          'The volunteer will count again next year.',
        ],
        because: `${birds} birds in ${hours} hours are about ${Math.round(birds / hours)} an hour, and no woodpecker was there.`,
      };
    },
  ],
};

/** A school trip: the letter to the parents, an answer to questions, and a message among parents. */
export const schoolTrip: Dossier = {
  documents: (random) => {
    const grade = `${random.integer(4, 6)}${random.pick(['a', 'b', 'c'])}`;
    return [
      { title: `Letter to the parents of class ${grade}`, opens: `Class ${grade} goes on a trip.` },
      {
        title: 'Answers of the teacher to questions of parents',
      },
      { title: 'Message in the chat of the parents' },
    ];
  },
  topics: [
    (random) => {
      const nights = random.integer(2, 3);
      const start = weekdayOf(random.pick([5, 6, 9]), random.integer(1, 2), random.integer(1, 4));
      const end = dayOf(start.month, start.day + nights);
      return {
        in: 0,
        tells: `We leave [[on ${start.full}, and come back on ${end.full}]].`,
        statements: [
          ...exactly((amount) => `The children sleep away from home for ${spell(amount)} nights.`, nights, [
            nights + 1,
            nights + 2,
          ]),
          ...exactly((weekday) => `The class comes back on a ${weekday}.`, end.weekday, [start.weekday]),
        ],
        beyond: ['The day after the trip there is no school.', 'The class comes back before noon.'],
        because: `From ${start.date} to ${end.date} there are ${nights} nights; that day is a ${end.weekday}.`,
      };
    },
    (random) => {
      const [cost, down] = [random.integer(22, 36) * 5, random.integer(5, 9) * 5];
      return {
        in: 0,
        tells: `The trip costs [[$${cost} a child, of which $${down} are due now]].`,
        statements: [
          ...exactly((rest) => `After the first payment $${rest} remain to be paid.`, cost - down, [
            cost,
            cost + down,
          ]),
          ['Half of the price or more is due now.', down * 2 >= cost],
        ],
        beyond: [
          'Families with two children in the school pay less.',
          'The bus is the largest part of the costs.',
        ],
        because: `$${cost} less $${down} are $${cost - down}.`,
        view: {
          in: 2,
          says: random.pick([
            'A lot of money for a few days in the woods, I find.',
            'I find the price fair, but who asks me.',
            'For me it could cost half.',
          ]),
        },
      };
    },
    (random) => {
      const [children, adults] = [random.integer(19, 27), random.integer(2, 4)];
      return {
        in: 0,
        tells: `[[${children} children and ${spell(adults)} adults]] travel together.`,
        statements: [
          ...exactly((all) => `In all ${all} people travel.`, children + adults, [
            children,
            children - adults,
          ]),
          ...moreThan(
            (bound) => `There are more than ${bound} children to each adult.`,
            children / adults,
            3,
          ),
        ],
        beyond: ['All children of the class come along.', 'One of the adults is a nurse.'],
        because: `${children} and ${adults} are ${children + adults}; that is about ${Math.round(children / adults)} children to an adult.`,
      };
    },
    (random) => {
      const item = random.pick(['phones', 'tablets', 'smart watches']);
      return {
        in: 0,
        tells: `${capitalize(item)} [[stay at home, without exception]].`,
        statements: [
          [`A child may bring one of the ${item} if the parents agree.`, false],
          [`No child may have ${item} on the trip.`, true],
        ],
        beyond: [`Last year ${item} were lost on the trip.`, `Most parents are against ${item}.`],
        view: {
          in: 2,
          says: random.pick([
            `About ${item}: I think every child should have one in an emergency.`,
            `To me ${item} are a part of every trip.`,
          ]),
        },
      };
    },
    (random) => {
      const day = weekdayOf(random.pick([3, 4]), random.integer(1, 5), random.integer(2, 4));
      return {
        in: 0,
        tells: `Please sign [[by ${day.full}]], [[also if your child does not come along]].`,
        statements: [
          ['Parents whose child stays at home need not sign.', false],
          ...exactly((weekday) => `The last day to sign is a ${weekday}.`, day.weekday, [
            dayOf(4, 12).weekday,
            dayOf(4, 15).weekday,
          ]),
          ['Every family is asked to sign.', true],
        ],
        beyond: ['Most parents have signed already.', 'Both parents have to sign.'],
        because: `${day.date} is a ${day.weekday}, and those who stay at home sign too.`,
      };
    },
    (random) => {
      const [leaves, hours] = [random.pick([7.5, 8, 8.5, 9]), random.pick([2, 3])];
      return {
        in: 1,
        tells: `The bus [[leaves at ${clock(leaves)} and takes ${spell(hours)} hours]].`,
        statements: [
          ['If all goes well, the class arrives before 10:45 a.m.', leaves + hours < 10.75],
          ['The bus leaves after 9:30 a.m.', leaves > 9.5],
          ['The bus takes less than four hours.', hours < 4],
        ],
        beyond: ['The bus stops once on the way.', 'The parents may wave goodbye at the bus.'],
        because: `${capitalize(spell(hours))} hours after ${clock(leaves)} it is ${clock(leaves + hours)}.`,
      };
    },
    (random) => ({
      in: 1,
      tells: random.pick([
        'Medicine [[is given only by me, and only with a note of the parents]].',
        'A child gets medicine [[only from me, and only if the parents have written it down]].',
        'Whatever a child has to take, [[I give it, and only with a note of the parents]].',
      ]),
      statements: [
        ['A child may carry its own tablets and take them alone.', false],
        ['With a note of the parents the teacher gives a child its medicine.', true],
      ],
      beyond: ['Several children need medicine.', 'There is a doctor near the house.'],
    }),
    (random) => {
      const beds = random.pick([4, 5, 6]);
      return {
        in: 1,
        tells: `[[The rooms have ${spell(beds)} beds]]; [[who shares one is decided by the children, not by me]].`,
        statements: [
          ['The teacher decides who shares a room.', false],
          ['The children choose with whom they share a room.', true],
          ...exactly((amount) => `A room has ${spell(amount)} beds.`, beds, [beds - 1, beds + 2]),
        ],
        beyond: ['Each room has a shower.', 'Last year there was a quarrel about the rooms.'],
      };
    },
    (random) => {
      const offer = random.pick(['sleeping bag', 'rain jacket', 'head lamp', 'backpack']);
      return {
        in: 2,
        tells: `[[We have a ${offer} to lend, if someone needs one]].`,
        statements: [
          [`The writer of the message offers a ${offer}.`, true],
          [`The writer of the message looks for a ${offer}.`, false],
        ],
        beyond: [`Each child must bring a ${offer}.`, `Someone has already asked for the ${offer}.`],
      };
    },
  ],
};

import { exactly, moreThan, type Dossier } from '../../src/statements.ts';
import { capitalize, clock, count, dayOf, dollars, pickTwo, spell, weekdayOf } from '../../src/wording.ts';

/** A community garden: its rules, the minutes of a meeting, and a letter. */
export const garden: Dossier = {
  documents: (random) => [
    {
      title: 'Rules of the community garden',
      opens: `They hold for everyone with a plot at ${random.pick(['Kiln Lane', 'Harbor Hill', 'Ash Street', 'the old gasworks', 'Mill Creek'])}.`,
    },
    {
      title: `Minutes of the garden meeting, ${dayOf(3, random.integer(9, 27)).date}`,
      opens: `The chair opened the meeting at ${clock(random.pick([18, 18.5, 19]))}.`,
    },
    {
      title: 'Letter to the newsletter of the garden',
      opens: `I have had my plot for ${spell(random.integer(4, 10))} years, so let me say this.`,
    },
  ],
  topics: [
    (random) => {
      const [fee, deposit] = pickTwo(random, [30, 35, 40, 45, 50, 55, 60]);
      return {
        in: 0,
        tells: `A plot costs [[$${fee} a year, and a deposit of $${deposit} is paid once]].`,
        statements: [
          ...exactly((sum) => `In the first year a gardener pays $${sum} in all.`, fee + deposit, [
            fee,
            deposit,
            fee + 2 * deposit,
          ]),
          ['The deposit is higher than the yearly fee.', deposit > fee],
        ],
        beyond: [
          'The yearly fee has gone up since last year.',
          'A gardener who leaves in summer gets half of the fee back.',
        ],
        because: `$${fee} and $${deposit} are $${fee + deposit} in the first year.`,
      };
    },
    (random) => {
      const [summer, winter] = [random.pick([20, 21, 22]), random.pick([16, 17, 18])];
      return {
        in: 0,
        tells: `The gate is open from 7 a.m., [[until ${clock(summer)} from April to October]] and [[until ${clock(winter)} in the other months]].`,
        statements: [
          [`On a day in July the gate is still open at ${clock(20.5)}.`, summer > 20.5],
          [`In January a gardener can be there at ${clock(16.5)}.`, winter > 16.5],
          ['The gate closes at the same hour all year.', false],
        ],
        beyond: ['Most gardeners come in the evening.', 'The gate is locked by a neighbor.'],
      };
    },
    (random) => ({
      in: 0,
      tells: random.pick([
        'Tools from the shed are [[brought back clean, and on the day they were taken]].',
        'A tool from the shed [[is cleaned and returned on the same day]].',
      ]),
      statements: [
        ['A spade from the shed may be kept overnight.', false],
        ['A dirty rake has to be cleaned before it goes back.', true],
      ],
      beyond: [
        'A gardener who breaks a spade has to pay for it.',
        'The tools in the shed belong to the town.',
      ],
    }),
    (random) => {
      const [morning, evening] = [random.pick([8, 9, 10]), random.pick([17, 18, 19])];
      return {
        in: 0,
        tells: `A hose may be used [[before ${clock(morning)} and after ${clock(evening)}, at no other time]].`,
        statements: [
          [`At ${clock(morning + 2)} the use of a hose is allowed.`, false],
          [`At ${clock(8.5)} a hose may be used.`, morning > 8.5],
          [`Someone who waters with a hose at ${clock(evening - 1)} breaks the rules.`, true],
        ],
        beyond: ['Watering cans may be used at any hour.', 'Hoses have been allowed since last summer only.'],
      };
    },
    (random) => {
      const [free, waiting] = [random.integer(3, 8), random.integer(11, 29)];
      return {
        in: 1,
        tells: `The waiting list has [[${waiting} names, and ${spell(free)} plots become free]] this year.`,
        statements: [
          ...exactly(
            (left) => `If each free plot goes to one name, ${left} names stay on the list.`,
            waiting - free,
            [waiting + free, waiting],
          ),
          ['There are more free plots than names on the list.', free > waiting],
        ],
        beyond: [
          'Someone on the list waits for two years on average.',
          'The free plots are the smallest ones.',
        ],
        because: `${waiting} names less ${free} plots leave ${waiting - free}.`,
      };
    },
    (random) => {
      const [yes, no] = [random.integer(15, 24), random.integer(4, 13)];
      return {
        in: 1,
        tells: `The meeting voted for a second compost heap, [[with ${yes} votes to ${no}]].`,
        statements: [
          ['Everyone who voted was for the second compost heap.', no === 0],
          ...exactly((lead) => `The second compost heap won by ${lead} votes.`, yes - no, [yes, yes + no]),
          ...moreThan(
            (bound) => `More than ${bound} votes were cast on the second compost heap.`,
            yes + no,
            5,
          ),
        ],
        beyond: ['The second compost heap will stand beside the shed.'],
        because: `${yes} and ${no} are ${yes + no} votes; the difference is ${yes - no}.`,
        view: {
          in: 2,
          says: random.pick([
            'A second compost heap would be a waste of good ground, and everyone I talk to thinks so.',
            'I see no need for a second compost heap, and I am not alone with that.',
            'A second compost heap would smell, if you ask my nose.',
          ]),
        },
      };
    },
    (random) => {
      const cost = random.integer(22, 48) * 50;
      const town = Math.round((cost * random.pick([0.3, 0.4, 0.6, 0.75])) / 50) * 50;
      return {
        in: 1,
        tells: `The new roof of the shed cost [[${dollars(cost * 100)}, of which the town paid ${dollars(town * 100)}]].`,
        statements: [
          ...exactly((own) => `The garden itself paid $${count(own)} for the roof.`, cost - town, [
            town,
            cost,
          ]),
          ['The town paid more than half of what the roof cost.', town * 2 > cost],
        ],
        beyond: ['The town has promised to pay for a new fence too.', 'The roof had leaked for years.'],
        because: `$${count(cost)} less $${count(town)} are $${count(cost - town)}.`,
        view: {
          in: 2,
          says: random.pick([
            'The roof was far too expensive, if you ask me.',
            'We could have built the roof ourselves, I think.',
            'To me the old roof was good enough.',
          ]),
        },
      };
    },
    (random) => {
      const day = weekdayOf(4, random.pick([5, 6]), random.integer(2, 4));
      const [begins, hours] = [random.pick([9, 9.5, 10]), random.pick([3, 4, 5])];
      return {
        in: 1,
        tells: `The next work day is on [[${day.full}]], [[from ${clock(begins)} to ${clock(begins + hours)}]], with soup for all.`,
        statements: [
          ...exactly((length) => `The work day lasts ${spell(length)} hours.`, hours, [hours - 1, hours + 1]),
          ['The work day is on a Sunday.', day.weekday === 'Sunday'],
          [`The work day is over before ${clock(14)}.`, begins + hours < 14],
        ],
        beyond: [
          'A gardener who misses the work day pays a fine.',
          'On the work day the beds by the gate are dug over.',
        ],
      };
    },
    (random) => ({
      in: 2,
      tells: random.pick([
        '[[The new bee hives make me nervous]], with all the children around.',
        'As for [[the bee hives, I am not at ease with them]] near the sandbox.',
      ]),
      statements: [
        ['The writer of the letter is worried about the bees.', true],
        ['The writer of the letter is glad about the bees.', false],
      ],
      beyond: ['Children have been stung in the garden.', 'Parents have asked for the hives to be moved.'],
    }),
  ],
};

/** An apartment that is handed over: the record, a mail of the landlord, and what the tenant posts. */
export const apartment: Dossier = {
  documents: (random) => {
    const name = random.pick(['Ms. Okafor', 'Mr. Brandt', 'Ms. Lindqvist', 'Mr. Castillo', 'Ms. Nguyen']);
    const month = random.integer(5, 9);
    return [
      {
        title: `Handover record, apartment ${random.integer(2, 9)}${random.pick(['A', 'B', 'C'])}`,
        opens: `Handed over to ${name} on ${dayOf(month, random.integer(1, 14)).date}.`,
      },
      {
        title: `Mail of the landlord, ${dayOf(month, random.integer(16, 27)).date}`,
        opens: `Dear ${name}, you asked how some things are handled.`,
      },
      {
        title: 'Post of the tenant in a neighborhood forum',
      },
    ];
  },
  topics: [
    (random) => {
      const [front, cellar] = [random.integer(2, 4), random.integer(1, 3)];
      return {
        in: 0,
        tells: `Keys: [[${spell(front)} to the front door, ${spell(cellar)} to the cellar, and one to the mailbox]].`,
        statements: [
          ...exactly((sum) => `The tenant was given ${spell(sum)} keys.`, front + cellar + 1, [
            front + cellar,
            front + 1,
          ]),
          ['There are more keys to the cellar than to the front door.', cellar > front],
        ],
        beyond: ['One of the keys is a copy.', 'A lost key costs the tenant $40.'],
        because: `${capitalize(spell(front))}, ${spell(cellar)} and one are ${spell(front + cellar + 1)} keys.`,
      };
    },
    (random) => {
      const room = random.pick(['bedroom', 'hall', 'small room', 'kitchen']);
      return {
        in: 0,
        tells: `All rooms [[were painted white this spring, except the ${room}]].`,
        statements: [
          ['Every room was painted this spring.', false],
          [`The ${room} was left out when the rooms were painted.`, true],
        ],
        beyond: [`The ${room} will be painted in the fall.`, `The ${room} was painted the year before.`],
      };
    },
    (random) => {
      const fault = random.pick([
        'the bathroom mirror',
        'a kitchen tile',
        'the glass of the oven',
        'a window',
      ]);
      return {
        in: 0,
        tells: `Noted faults: [[a crack in ${fault} and scratches on the door of the bathroom]].`,
        statements: [
          ['The bathroom door had scratches when the apartment was handed over.', true],
          ['At the handover no fault was found.', false],
        ],
        beyond: ['The tenant before caused the crack.', 'The landlord has ordered a repair of the crack.'],
        view: {
          in: 2,
          says: random.pick([
            'The people before me must have thrown things around, or so it looks.',
            'I bet the people before me were not careful.',
            'It looks to me as if someone had moved out in anger.',
          ]),
        },
      };
    },
    (random) => {
      const [meter, rise] = [random.integer(900, 4800), random.integer(5, 9)];
      return {
        in: 0,
        tells: `The electricity meter showed [[${count(meter)} in the morning]] and [[${count(meter + rise)} in the evening]] of that day.`,
        statements: [
          ...exactly((by) => `In the course of the day the meter rose by ${by}.`, rise, [
            rise + 10,
            rise * 10,
          ]),
          ...moreThan(
            (bound) => `In the evening the meter showed more than ${count(bound)}.`,
            meter + rise,
            100,
          ),
        ],
        beyond: ['The electricity of that day was paid by the landlord.', 'The meter hangs in the cellar.'],
        because: `From ${count(meter)} to ${count(meter + rise)} is a rise of ${rise}.`,
      };
    },
    (random) => {
      const [rent, rise] = [random.integer(17, 29) * 50, random.pick([30, 35, 40, 45, 60])];
      return {
        in: 1,
        tells: `The rent of $${count(rent)} [[rises by $${rise} next January and stays the same until then]].`,
        statements: [
          ...exactly((sum) => `From January on the rent is $${count(sum)}.`, rent + rise, [
            rent,
            rent - rise,
          ]),
          ['The rent goes up before the end of this year.', false],
        ],
        beyond: ['The tenant has agreed to the higher rent.', 'The rent will rise again in two years.'],
        because: `$${count(rent)} and $${rise} are $${count(rent + rise)}, and nothing changes before January.`,
        view: {
          in: 2,
          says: random.pick([
            'For what it is, the rent feels a bit high to me.',
            'I find the rent fair, compared with my last place.',
            'The rent hurts a little, I must say.',
          ]),
        },
      };
    },
    (random) => {
      const days = random.pick([20, 30, 45, 60]);
      return {
        in: 1,
        tells: `You get your deposit back [[within ${days} days after you move out]], [[less what repairs cost]].`,
        statements: [
          ['The deposit is paid back in full in every case.', false],
          ['The deposit is due back five weeks after the tenant moves out, at the latest.', days <= 35],
          ['What repairs cost is taken from the deposit.', true],
        ],
        beyond: ['The deposit is two months of rent.', 'The deposit earns interest.'],
        because: `The limit is ${days} days, five weeks are 35, and repairs are taken off.`,
      };
    },
    (random) => {
      const [free, spaces] = [random.integer(2, 4), random.integer(7, 12)];
      const cost = random.pick([25, 30, 35, 45]);
      return {
        in: 1,
        tells: `Of the ${spell(spaces)} spaces in the yard [[${spell(free)} are free, at $${cost} a month]].`,
        statements: [
          ...exactly((taken) => `${capitalize(spell(taken))} spaces in the yard are taken.`, spaces - free, [
            free,
            spaces,
          ]),
          ...exactly((sum) => `A free space in the yard costs $${sum} for a year.`, cost * 12, [
            cost * 10,
            cost,
          ]),
        ],
        beyond: ['The spaces in the yard are for small cars only.', 'The tenant has a car.'],
        because: `${spaces} less ${free} are ${spaces - free}; twelve months at $${cost} are $${cost * 12}.`,
      };
    },
    (random) => ({
      in: 1,
      tells: random.pick([
        'As for animals: [[a cat is welcome]], [[a dog needs my permission]].',
        '[[You may keep a cat without asking me]], [[but not a dog]].',
      ]),
      statements: [
        ['A cat may move in without asking the landlord.', true],
        ['A dog may move in without asking the landlord.', false],
      ],
      beyond: ['The landlord has a dog of his own.', 'There are several cats in the house.'],
    }),
    (random) => {
      const opens = random.pick([9, 10, 11]);
      return {
        in: 1,
        tells: `The laundry room is open from 7 a.m. to 9 p.m., [[on Sundays only from ${clock(opens)} on]].`,
        statements: [
          ['On a Sunday the laundry room is open at 8 a.m.', false],
          [`On a Sunday the laundry room is open at ${clock(10.5)}.`, opens < 10.5],
          ['The laundry room opens earlier on Mondays than on Sundays.', true],
        ],
        beyond: ['The washing machines take coins.', 'On Sundays the laundry room is crowded.'],
      };
    },
    (random) => ({
      in: 2,
      tells: random.pick([
        'The street is [[so loud that I sleep with the windows shut]].',
        '[[I cannot sleep with open windows, because the street is loud]].',
      ]),
      statements: [
        ['The tenant finds the street loud.', true],
        ['The tenant praises how quiet the street is.', false],
      ],
      beyond: ['The tenant has asked for better windows.', 'The other tenants find the street loud too.'],
    }),
  ],
};

/** A library that is renovated: its notice, an interview, and a letter of a reader. */
export const library: Dossier = {
  documents: (random) => [
    {
      title: `Notice of the ${random.pick(['Eastwood', 'Canal Street', 'Riverside', 'Oak Park', 'North End'])} library`,
      opens: 'Dear readers, we are renovating.',
    },
    { title: 'Interview with the head of the library' },
    { title: 'Letter of a reader to the local paper' },
  ],
  topics: [
    (random) => {
      const [month, from, length] = [random.integer(3, 8), random.integer(2, 10), random.integer(18, 40)];
      const [closed, opened] = [dayOf(month, from), dayOf(month, from + length)];
      return {
        in: 0,
        tells: `The library is closed [[from ${closed.full}, and opens again on ${opened.full}]].`,
        statements: [
          ...exactly((days) => `The library is closed for ${days} days.`, length, [length + 7, length - 7]),
          ['The library is closed for more than four weeks.', length > 28],
          ...exactly((weekday) => `The library opens again on a ${weekday}.`, opened.weekday, [
            closed.weekday,
          ]),
        ],
        beyond: [
          'The opening will be celebrated with a party.',
          'The library was closed for a renovation once before.',
        ],
        because: `From ${closed.date} to the day before ${opened.date} there are ${length} days.`,
        view: {
          in: 2,
          says: random.pick([
            'They will never be ready in time, they never are.',
            'I will believe the dates when I see the doors open.',
            'If you ask me, it will take twice as long.',
          ]),
        },
      };
    },
    (random) => {
      const loan = random.pick([6, 7, 8, 9]);
      return {
        in: 0,
        tells: `What you borrow before may stay with you [[for ${spell(loan)} weeks instead of four]].`,
        statements: [
          ...exactly(
            (extra) => `Before the renovation readers get ${spell(extra)} weeks more than usual.`,
            loan - 4,
            [loan, loan - 3],
          ),
          ['A loan usually lasts four weeks.', true],
          ['Books have to be back after the usual time.', false],
        ],
        beyond: ['No fees are charged during the renovation.', 'Readers may borrow more books than usual.'],
        because: `${capitalize(spell(loan))} weeks instead of four are ${spell(loan - 4)} more.`,
      };
    },
    (random) => ({
      in: 0,
      tells: random.pick([
        'The book drop [[stays shut too, so please keep your books at home]].',
        'Keep your books at home: [[the book drop is shut too]].',
      ]),
      statements: [
        ['Books can be returned at the book drop in the meantime.', false],
        ['Readers are asked to keep what they have borrowed at home.', true],
      ],
      beyond: ['The book drop will be replaced.', 'The book drop is emptied every morning.'],
    }),
    (random) => {
      const floor = random.pick(['second', 'third', 'top']);
      return {
        in: 0,
        tells: `The children’s room moves [[to the ${floor} floor, which the elevator reaches]].`,
        statements: [
          ['With a stroller one can take the elevator to the new children’s room.', true],
          ['The children’s room stays where it is.', false],
        ],
        beyond: ['The children’s room becomes larger.', `The ${floor} floor was empty until now.`],
        view: {
          in: 2,
          says: random.pick([
            'In my eyes a children’s room belongs on the ground floor, and nowhere else.',
            'Children need a place of their own to be loud, I think.',
            'A children’s room can never be large enough, in my opinion.',
          ]),
        },
      };
    },
    (random) => {
      const most = random.integer(3, 8);
      return {
        in: 0,
        tells: `Orders can be picked up at the town hall, [[on Tuesdays and Fridays]], [[${spell(most)} books a visit at most]].`,
        statements: [
          ['Orders can be picked up on Wednesdays.', false],
          ...exactly((amount) => `On one visit a reader may pick up ${spell(amount)} books.`, most - 1, [
            most + 1,
            most + 2,
          ]),
        ],
        beyond: ['Orders take a week to arrive at the town hall.', 'The town hall is closed at noon.'],
      };
    },
    (random) => {
      const [one, two] = pickTwo(random, [180, 210, 240, 260, 310, 350]);
      const [total, state] = [Math.max(one, two), Math.min(one, two)];
      return {
        in: 1,
        tells: `“The work costs [[$${total},000, and $${state},000 of it come from the state]],” she says.`,
        statements: [
          ...exactly((rest) => `The state leaves $${rest},000 to be paid by others.`, total - state, [
            state,
            total,
          ]),
          ['The state pays more than half of the costs.', state * 2 > total],
        ],
        beyond: ['Readers gave money for the work too.', 'The costs have risen since the first plan.'],
        because: `$${total},000 less $${state},000 are $${total - state},000.`,
      };
    },
    (random) => {
      const [seats, more] = [random.integer(44, 70), random.integer(12, 30)];
      return {
        in: 1,
        tells: `“[[We had ${seats} seats, and there will be ${seats + more}]], [[most of them by the windows]].”`,
        statements: [
          ...exactly((extra) => `There will be ${extra} more seats than before.`, more, [more + 10, seats]),
          ['Most of the seats will be by the windows.', true],
          ['There will be fewer seats than before.', false],
        ],
        beyond: ['The new seats are more comfortable.', 'The old seats were always taken.'],
        because: `${seats + more} less ${seats} are ${more}, and most are by the windows.`,
      };
    },
    (random) => {
      const wish = random.pick([
        'sorting machine',
        'coffee machine',
        'room for instruments',
        'reading terrace',
      ]);
      return {
        in: 1,
        tells: `Will there be a ${wish}? “[[That is not decided]]. It depends on what is left.”`,
        statements: [
          [`Whether there will be a ${wish} is still open.`, true],
          [`It has been decided that there will be a ${wish}.`, false],
        ],
        beyond: [`Most readers want a ${wish}.`, `Other libraries of the town have a ${wish}.`],
      };
    },
    (random) => ({
      in: 2,
      tells: random.pick([
        '[[I do not need new carpets, I need longer hours]].',
        'Nice floors are fine, but [[what we need is longer hours]].',
      ]),
      statements: [
        ['The writer of the letter would like longer hours.', true],
        ['The writer of the letter is content with the hours.', false],
      ],
      beyond: ['After the renovation the library is open longer.', 'Most readers want longer hours.'],
    }),
  ],
};

import { exactly, moreThan, type Dossier } from '../../src/statements.ts';
import {
  capitalize,
  clock,
  count,
  dayOf,
  dollars,
  list,
  pickTwo,
  spell,
  weekdayOf,
} from '../../src/wording.ts';

/** A household device: its data sheet, a test, and the review of a buyer. */
export const device: Dossier = {
  documents: (random) => [
    {
      title: `Data sheet of the maker, dehumidifier ${random.pick(['Brook 20', 'Tarn 300', 'Dune S', 'Cove 12'])}`,
    },
    {
      title: `Test in the magazine ${random.pick(['Household', 'Good Choice', 'The Home Lab'])}`,
      opens: 'For six weeks it stood in our test cellar.',
    },
    { title: 'Review of a buyer' },
  ],
  topics: [
    (random) => {
      const hours = random.pick([9, 10, 11, 13, 14, 15]) * 100;
      return {
        in: 0,
        tells: `Wash the filter [[every two weeks, and replace it after ${count(hours)} hours of use]].`,
        statements: [
          ['The filter must not get wet.', false],
          ['The filter can be washed.', true],
          ['At ten hours a day the filter has to be replaced before 120 days are over.', hours < 1200],
        ],
        beyond: ['A new filter costs less than $20.', 'The filter also catches pollen.'],
        because: `It is washed every two weeks; ten hours a day make ${count(hours)} hours in ${hours / 10} days.`,
      };
    },
    (random) => {
      const [fast, quiet] = [random.integer(47, 56), random.integer(31, 39)];
      return {
        in: 0,
        tells: `It runs at [[${fast} dB in the fast mode]] and [[${quiet} dB in the quiet one]].`,
        statements: [
          ...exactly(
            (gap) => `The maker names a difference of ${gap} dB between the two modes.`,
            fast - quiet,
            [fast - quiet + 5, fast],
          ),
          [`The maker says that the quiet mode stays below 35 dB.`, quiet < 35],
        ],
        beyond: [
          'The quiet mode is quieter than that of other devices.',
          'The quiet mode uses half the power.',
        ],
        because: `${fast} less ${quiet} are ${fast - quiet}.`,
        view: {
          in: 2,
          says: random.pick([
            'Quiet? I could hear it through two doors, but then I hear everything.',
            'I find it quiet enough to sleep next to it.',
            'It hums a little, which I like.',
          ]),
        },
      };
    },
    (random) => {
      const tank = random.pick([3, 4, 5, 6]);
      return {
        in: 0,
        tells: `The tank [[holds ${tank} liters]], and [[the device switches off when it is full]].`,
        statements: [
          ['A full tank makes the device stop.', true],
          ['The device runs on when the tank is full.', false],
          ...exactly((liters) => `The tank holds ${liters} liters.`, tank, [tank - 1, tank + 3]),
        ],
        beyond: ['The tank can be cleaned in a dishwasher.', 'A lamp shows when the tank is full.'],
      };
    },
    (random) => ({
      in: 0,
      tells: random.pick([
        'It is [[made for rooms from 41 to 95 °F, not for frosty ones]].',
        'Use it [[between 41 and 95 °F only]].',
      ]),
      statements: [
        ['At 35 °F the device may be used.', false],
        ['A room of 60 °F is warm enough for the device.', true],
      ],
      beyond: ['At 50 °F the device dries more slowly than at 70 °F.', 'Frost damages the device for good.'],
    }),
    (random) => {
      const [fast, slow] = [random.integer(8, 14), random.integer(3, 6)];
      return {
        in: 1,
        tells: `In the fast mode it took [[${fast} liters out of the air in a day, in the quiet mode ${slow}]].`,
        statements: [
          ['In the test the fast mode took out more than twice as much as the quiet one.', fast > slow * 2],
          ...exactly(
            (more) => `In the test the fast mode took out ${more} liters a day more than the quiet one.`,
            fast - slow,
            [fast, fast + slow],
          ),
        ],
        beyond: [
          'The maker promises more liters than were measured.',
          'No other device in the test dried faster.',
        ],
        because: `${fast} and ${slow} liters: twice ${slow} are ${slow * 2}, and the difference is ${fast - slow}.`,
      };
    },
    (random) => {
      const [device, power] = [random.integer(17, 29) * 10, random.pick([30, 40, 50, 60])];
      return {
        in: 1,
        tells: `It costs [[$${device}, and in our cellar the power for a season came to $${power}]].`,
        statements: [
          ...exactly((sum) => `Device and power for one season cost $${sum} together.`, device + power, [
            device,
            device - power,
          ]),
          ['The power for five seasons costs more than the device.', power * 5 > device],
        ],
        beyond: ['The device was cheaper a year before.', 'The device uses less power than its maker says.'],
        because: `$${device} and $${power} are $${device + power}; five times $${power} are $${power * 5}.`,
        view: {
          in: 2,
          says: random.pick([
            'Not cheap, but I think it pays for itself.',
            'I would have paid more for it.',
            'I hope it lasts as long as it cost.',
          ]),
        },
      };
    },
    (random) => {
      const fault = random.pick([
        'the tank is hard to pull out',
        'the buttons are too small',
        'the hose slips off easily',
      ]);
      return {
        in: 1,
        tells: `We [[have one complaint: ${fault}]].`,
        statements: [
          ['The testers found nothing to complain of.', false],
          [`The testers complain that ${fault}.`, true],
        ],
        beyond: [
          'The maker has promised to do something about the complaint.',
          'Other devices in the test gave no reason to complain.',
        ],
      };
    },
    (random) => {
      const weeks = random.integer(3, 8);
      return {
        in: 2,
        tells: `[[After ${spell(weeks)} weeks the smell is gone]], says my father.`,
        statements: [
          ['The father of the buyer no longer notices the smell.', true],
          ['The father of the buyer still complains of the smell.', false],
        ],
        beyond: ['The smell came from mold.', 'The buyer no longer notices the smell.'],
      };
    },
    (random) => {
      const kept = random.pick(['the remote control', 'the lamp that blinks', 'the second hose']);
      return {
        in: 2,
        tells: `What I could do without is ${kept}, but [[I would buy it again]].`,
        statements: [
          ['The buyer would choose the device again.', true],
          ['The buyer regrets the purchase.', false],
        ],
        beyond: [
          'The buyer owns a second device of this kind.',
          'The parents of the buyer paid for the device.',
        ],
      };
    },
  ],
};

/** A bus line that changes: the notice of the company, its reply to a passenger, and a letter. */
export const busLine: Dossier = {
  documents: (random) => {
    const line = random.integer(3, 48);
    return [
      {
        title: `Notice of the bus company, line ${line}`,
        opens: `Line ${line} changes with the new timetable.`,
      },
      { title: 'Reply of the company to a passenger' },
      { title: 'Letter to the editor' },
    ];
  },
  topics: [
    (random) => {
      const [before, after] = pickTwo(random, [10, 12, 15, 20, 30]);
      return {
        in: 0,
        tells: `On weekdays it runs [[every ${after} minutes instead of every ${before}]].`,
        statements: [
          ['On weekdays the bus will run more often than before.', after < before],
          ...exactly((buses) => `On weekdays there will be ${buses} buses an hour.`, 60 / after, [
            60 / before,
          ]),
        ],
        beyond: [
          'On Saturdays the bus will run as often as on weekdays.',
          'The company has bought new buses.',
        ],
        because: `Every ${after} minutes are ${60 / after} buses an hour, every ${before} were ${60 / before}.`,
        view: {
          in: 2,
          says: random.pick([
            'It will not run more often when it matters, mark my words.',
            'I expect to stand at the stop as long as ever.',
            'My guess is that we will wait longer than before.',
          ]),
        },
      };
    },
    (random) => {
      const [first, last] = [random.pick([5, 5.25, 5.5]), random.pick([22.5, 23, 23.5])];
      return {
        in: 0,
        tells: `[[The first bus leaves at ${clock(first)}]], [[the last one at ${clock(last)}]], Sundays excepted.`,
        statements: [
          [`On a Tuesday one can still take the bus at ${clock(23.25)}.`, last > 23.25],
          ['On a Friday no bus leaves before 5:20 a.m.', first > 5 + 1 / 3],
          ['On weekdays the last bus leaves before 10 p.m.', false],
        ],
        beyond: ['On Sundays the first bus leaves at 8 a.m.', 'The last bus is mostly empty.'],
      };
    },
    (random) => {
      const [gone, other] = pickTwo(random, [
        'Mill Road',
        'Fort Hill',
        'Canal Street',
        'the fire station',
        'Larch Lane',
      ]);
      return {
        in: 0,
        tells: `The stop at ${gone} [[is given up]]; please [[use ${other}, 300 yards away]].`,
        statements: [
          [`The bus will no longer stop at ${gone}.`, true],
          [`The stop at ${gone} is moved by more than a mile.`, false],
        ],
        beyond: [`Hardly anyone got on the bus at ${gone}.`, `At ${other} there will be a shelter.`],
      };
    },
    (random) => {
      const [single, month] = [random.pick([250, 275, 300, 325]), random.integer(11, 17) * 500];
      const rides = Math.ceil((month + 1) / single);
      return {
        in: 0,
        tells: `[[A ride costs ${dollars(single)}]], [[a pass for a month ${dollars(month)}]].`,
        statements: [
          [`For ${rides} rides in a month the pass is cheaper than single rides.`, rides * single > month],
          [
            `For ${rides - 6} rides in a month the pass is cheaper than single rides.`,
            (rides - 6) * single > month,
          ],
          ...exactly((sum) => `Two single rides cost ${sum}.`, dollars(single * 2), [
            dollars(single),
            dollars(single * 3),
          ]),
        ],
        beyond: ['The fares have gone up with the new timetable.', 'Students pay half for the pass.'],
        because: `${rides} rides at ${dollars(single)} are ${dollars(rides * single)}, ${rides - 6} are ${dollars((rides - 6) * single)}.`,
      };
    },
    (random) => {
      const sunday = weekdayOf(random.pick([3, 5, 9, 11]), 0, random.integer(1, 4));
      return {
        in: 0,
        tells: `All of this [[holds from ${sunday.full}, on]].`,
        statements: [
          ...exactly((date) => `The new timetable begins on ${date}.`, sunday.date, [
            dayOf(random.integer(1, 12), sunday.day + 1).date,
          ]),
          ['The new timetable begins on a Sunday.', true],
          ['The new timetable begins on a Monday.', false],
        ],
        beyond: ['The new timetable holds for two years.', 'The new timetable has been printed already.'],
      };
    },
    (random) => {
      const bikes = random.integer(2, 4);
      const [from, to] = [random.pick([6.5, 7]), random.pick([8.5, 9])];
      return {
        in: 1,
        tells: `[[A bus takes ${spell(bikes)} bicycles]], [[but none from ${clock(from)} to ${clock(to)} on weekdays]].`,
        statements: [
          ['On a Monday at 8 a.m. a bicycle can be taken along.', false],
          ['On a Saturday at 8 a.m. a bicycle may be taken along.', true],
          ...exactly((amount) => `A bus takes ${spell(amount)} bicycles.`, bikes, [bikes + 2]),
        ],
        beyond: ['A bicycle costs as much as a child.', 'Folding bicycles may always be taken along.'],
      };
    },
    (random) => {
      const [ramps, buses] = [random.integer(5, 8), random.integer(10, 14)];
      return {
        in: 1,
        tells: `[[Of our ${buses} buses, ${ramps} have a ramp]]; each stop shows when they come.`,
        statements: [
          ['All buses have a ramp.', ramps === buses],
          ['More than half of the buses have a ramp.', ramps * 2 > buses],
          ...exactly((without) => `${capitalize(spell(without))} buses have no ramp.`, buses - ramps, [
            ramps,
            buses,
          ]),
        ],
        beyond: ['By next year every bus will have a ramp.', 'The buses with a ramp are the newest ones.'],
        because: `${buses} less ${ramps} are ${buses - ramps}.`,
      };
    },
    (random) => {
      const thing = random.pick(['an umbrella', 'a phone', 'a bag', 'a bunch of keys']);
      return {
        in: 1,
        tells: `As for lost things: ${thing} [[is kept for 60 days]] at the depot, [[open on weekdays until ${clock(16)}]].`,
        statements: [
          ['What is lost on the bus is given away after a month.', false],
          [`A lost thing can be picked up on a Sunday.`, false],
          ['Six weeks after it was lost, the thing is still kept.', true],
        ],
        beyond: [`The writer of the letter lost ${thing}.`, 'Most lost things are picked up again.'],
        because: 'Sixty days are more than a month and more than six weeks; weekdays are not Sundays.',
      };
    },
    (random) => ({
      in: 2,
      tells: random.pick([
        'For the money [[they should plant trees at the stops instead]].',
        '[[I would rather have trees at the stops]] than glossy timetables.',
      ]),
      statements: [
        ['The writer of the letter wishes for trees at the stops.', true],
        ['The writer of the letter thinks that there are enough trees at the stops.', false],
      ],
      beyond: ['The company plans to plant trees.', 'The writer of the letter takes the bus every day.'],
    }),
  ],
};

/** A dental practice: its information sheet, a mail to a patient, and a review. */
export const practice: Dossier = {
  documents: (random) => {
    const doctor = random.pick(['Dr. Boone', 'Dr. Ames', 'Dr. Castillo', 'Dr. Nguyen', 'Dr. Weiss']);
    return [
      { title: `Information sheet of the practice of ${doctor}` },
      { title: 'Mail of the practice to a patient' },
      { title: 'Review on a map' },
    ];
  },
  topics: [
    (random) => {
      const days = [random.pick(['Monday', 'Tuesday']), random.pick(['Wednesday', 'Thursday'])];
      const late = random.pick([18, 19, 20]);
      return {
        in: 0,
        tells: `We are open [[on weekdays from 8 a.m. to 3 p.m.]], [[on ${list(days)} until ${clock(late)}]].`,
        statements: [
          [`On ${days[0] ?? ''} one can come at ${clock(17.5)}.`, true],
          ['On Friday the practice is open at 4 p.m.', false],
          ...exactly(
            (hours) => `On ${days[1] ?? ''} the practice is open for ${spell(hours)} hours.`,
            late - 8,
            [late - 9, 7],
          ),
        ],
        beyond: ['The practice is closed at noon for half an hour.', 'In the evening one waits longer.'],
        because: `From 8 a.m. to ${clock(late)} are ${late - 8} hours, on two days.`,
      };
    },
    (random) => {
      const hours = random.pick([24, 48]);
      const fee = random.pick([30, 40, 50]);
      return {
        in: 0,
        tells: `An appointment can be canceled [[up to ${hours} hours before]]; [[after that it costs $${fee}]].`,
        statements: [
          [`Someone who cancels ${hours / 2} hours before pays nothing.`, false],
          [`Someone who cancels three days before pays nothing.`, true],
          [`Someone who cancels 30 hours before pays $${fee}.`, hours > 30],
        ],
        beyond: ['Many patients cancel late.', 'An appointment can be canceled by mail only.'],
      };
    },
    (random) => {
      const age = random.pick([12, 14, 16]);
      return {
        in: 0,
        tells: `Children [[under ${age} are treated only with a parent in the house]].`,
        statements: [
          [`A child of ${age - 2} may be treated without a parent in the house.`, false],
          [`With a patient of ${age - 1}, a parent has to be in the house.`, true],
        ],
        beyond: [
          'There is a room for children to play in.',
          'Parents may sit beside their child during treatment.',
        ],
      };
    },
    (random) => {
      const [cleaning, whitening] = [random.integer(16, 24) * 5, random.integer(36, 60) * 5];
      return {
        in: 0,
        tells: `[[A cleaning costs $${cleaning}]] and [[takes 40 minutes]], a whitening costs $${whitening}.`,
        statements: [
          ...exactly((sum) => `Two cleanings a year cost $${sum}.`, cleaning * 2, [whitening, cleaning * 3]),
          ['A cleaning takes longer than half an hour.', true],
          ['A cleaning takes more than an hour.', false],
        ],
        beyond: [
          'The insurance pays for one cleaning a year.',
          'A cleaning is done by the doctor in person.',
        ],
        because: `Two times $${cleaning} are $${cleaning * 2}; a cleaning takes 40 minutes.`,
        view: {
          in: 2,
          says: random.pick([
            'The cleaning was the best I ever had, worth every cent.',
            'For a cleaning I find it expensive.',
            'I would go there again for a cleaning, any time.',
          ]),
        },
      };
    },
    (random) => ({
      in: 0,
      tells: random.pick([
        'In an emergency at night [[call the clinic, not us]]: [[our phone is not answered then]].',
        'At night [[our phone is not answered]]; [[in an emergency call the clinic]].',
      ]),
      statements: [
        ['The practice answers its phone at night.', false],
        ['In an emergency at night one has to call the clinic.', true],
      ],
      beyond: ['The clinic is in the same street.', 'The doctor also works at the clinic.'],
    }),
    (random) => {
      const day = weekdayOf(random.integer(2, 11), random.integer(1, 4), random.integer(1, 4));
      const time = random.pick([9.5, 10.25, 11.5, 14.75]);
      return {
        in: 1,
        tells: `Your appointment is [[on ${day.full}, at ${clock(time)}]]; [[please come ten minutes before]].`,
        statements: [
          [`It is early enough if the patient comes at ${clock(time)}.`, false],
          ['The patient should be there before the appointment begins.', true],
          ...exactly((weekday) => `The appointment is on a ${weekday}.`, day.weekday, [
            dayOf(5, 4 + random.integer(0, 4)).weekday,
          ]),
        ],
        beyond: ['The appointment was moved once before.', 'The appointment is for a cleaning.'],
        because: `It is on ${day.full}, and the patient is to come ten minutes before ${clock(time)}.`,
      };
    },
    (random) => {
      const hours = random.pick([2, 3, 4]);
      return {
        in: 1,
        tells: `After the filling [[do not eat for ${spell(hours)} hours]]; [[drinking water is fine]].`,
        statements: [
          ['Right after the filling the patient may drink water.', true],
          ['An hour after the filling the patient may eat a soft roll.', false],
        ],
        beyond: ['The filling will last for ten years.', 'Hot coffee harms a fresh filling.'],
      };
    },
    (random) => {
      const [teeth, price] = [random.integer(2, 4), random.integer(18, 32) * 5];
      return {
        in: 1,
        tells: `The estimate: [[${spell(teeth)} fillings at $${price} each]], to be paid within 30 days.`,
        statements: [
          ...exactly((sum) => `According to the estimate the fillings cost $${sum} in all.`, teeth * price, [
            price,
            (teeth + 1) * price,
          ]),
          ...moreThan((bound) => `A single filling costs more than $${bound}.`, price, 20),
        ],
        beyond: ['The patient may pay in two parts.', 'The insurance of the patient pays for the fillings.'],
        because: `${capitalize(spell(teeth))} times $${price} are $${teeth * price}.`,
      };
    },
    (random) => {
      const minutes = random.pick([20, 25, 35, 40]);
      return {
        in: 2,
        tells: `[[I waited ${minutes} minutes both times]], with a good book.`,
        statements: [
          ['The writer of the review waited for more than half an hour.', minutes > 30],
          ['The writer of the review did not have to wait.', false],
          ['The writer of the review waited for less than an hour each time.', true],
        ],
        beyond: [
          'Other patients wait as long as the writer of the review.',
          'The writer of the review came without an appointment.',
        ],
      };
    },
  ],
};

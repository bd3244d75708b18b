import { exactly, moreThan, type Dossier } from '../../src/statements.ts';
import { capitalize, clock, count, dollars, pickTwo, spell, weekdayOf } from '../../src/wording.ts';

/** An animal shelter: its figures, a veterinarian, and a mail of the office. */
export const shelter: Dossier = {
  documents: (random) => [
    {
      title: `Figures of last year, animal shelter ${random.pick(['Tanner County', 'Milton', 'Fort Hill', 'East Shore'])}`,
    },
    { title: 'Quotation of the veterinarian' },
    { title: 'Mail of the office' },
  ],
  topics: [
    (random) => {
      const [came, share] = [random.integer(31, 58) * 10, random.pick([0.64, 0.72, 0.81, 0.88])];
      const homes = Math.round(came * share);
      return {
        in: 0,
        tells: `[[${came} animals came, and ${homes} found a home]].`,
        statements: [
          ...moreThan(
            (bound) => `More than ${bound} % of our animals found a home.`,
            (homes / came) * 100,
            10,
          ),
          ['All our animals found a home.', homes === came],
          ...exactly((rest) => `${rest} of our animals did not find a home.`, came - homes, [
            homes,
            came + homes,
          ]),
        ],
        beyond: ['More animals found a home than in the year before.', 'Nobody finds more homes than we do.'],
        because: `${homes} of ${came} are ${Math.round((homes / came) * 100)} %; ${came - homes} are missing.`,
        view: {
          in: 2,
          says: random.pick([
            'We think that no animal should wait for longer than a month.',
            'In our opinion every animal deserves a home.',
            'We hope that next year will be a better one for our animals.',
          ]),
        },
      };
    },
    (random) => {
      const [cats, dogs] = pickTwo(random, [94, 108, 121, 137, 152, 166]);
      return {
        in: 0,
        tells: `Among them were [[${cats} cats and ${dogs} dogs]].`,
        statements: [
          ['More cats than dogs came to us.', cats > dogs],
          ...exactly((sum) => `${sum} cats and dogs came to us.`, cats + dogs, [cats, Math.abs(cats - dogs)]),
        ],
        beyond: ['Most cats came in summer.', 'Cats find a home faster than dogs.'],
        because: `${cats} and ${dogs} are ${cats + dogs}.`,
      };
    },
    (random) => {
      const [days, old] = [random.integer(19, 28), random.integer(61, 88)];
      return {
        in: 0,
        tells: `On average [[an animal waits ${days} days, one over ten years old ${old}]].`,
        statements: [
          ['Old animals wait for more than three times as long as the average.', old > days * 3],
          ['Each of our animals finds a home within a month.', old <= 30],
          ...exactly((more) => `Animals over ten wait ${more} days longer than the average.`, old - days, [
            old,
            old + days,
          ]),
        ],
        beyond: ['Old animals cost less.', 'No animal had to wait for a year.'],
        because: `${old} and ${days} days: three times ${days} are ${days * 3}, and the difference is ${old - days}.`,
      };
    },
    (random) => {
      const [people, hours] = [random.integer(26, 48), random.integer(3, 6)];
      return {
        in: 0,
        tells: `[[${people} volunteers come every week, for ${spell(hours)} hours each]].`,
        statements: [
          ...exactly((sum) => `Our volunteers give ${sum} hours a week.`, people * hours, [
            people + hours,
            people * hours * 2,
          ]),
          ['More than forty volunteers.', people > 40],
        ],
        beyond: ['Half of our volunteers are under 30.', 'Without volunteers we would have to close.'],
        because: `${people} times ${spell(hours)} hours are ${people * hours} hours.`,
      };
    },
    (random) => {
      const thing = random.pick(['walks', 'quiet', 'company', 'toys']);
      return {
        in: 1,
        tells: `“[[${capitalize(thing)} can make an animal trust again. It can also take years]].”`,
        statements: [
          [`With ${thing} every animal trusts again within weeks.`, false],
          [`According to our veterinarian ${thing} can make an animal trust again.`, true],
        ],
        beyond: [
          `Our animals get more ${thing} than in other shelters.`,
          `A study shows the effect of ${thing}.`,
        ],
        because: 'The expert says "can", and that it can also take years.',
      };
    },
    (random) => {
      const [chip, months] = [random.pick(['a chip', 'all vaccinations']), random.pick([4, 5, 6])];
      return {
        in: 1,
        tells: `“[[Each animal leaves with ${chip}; kittens are neutered at ${spell(months)} months, after they have left]].”`,
        statements: [
          [`Every animal that leaves us has ${chip}.`, true],
          ['Every kitten is neutered before it leaves.', false],
        ],
        beyond: ['Neutering is free for those who take a kitten.', 'Each animal is examined twice.'],
      };
    },
    (random) => {
      const [cat, dog] = [random.integer(14, 22) * 5, random.integer(24, 36) * 5];
      return {
        in: 2,
        tells: `The fee: [[$${cat} for a cat, $${dog} for a dog]], and [[nothing for animals over ten]].`,
        statements: [
          ...exactly((sum) => `Two young cats for $${sum}.`, cat * 2, [cat, dog]),
          ['A dog costs more than twice as much as a cat.', dog > cat * 2],
          [`A cat of twelve costs $${cat}.`, false],
        ],
        beyond: ['The fee covers what an animal costs us.', 'The fee goes up next year.'],
        because: `A cat $${cat}, a dog $${dog}, and animals over ten cost nothing.`,
      };
    },
    (random) => {
      const day = weekdayOf(random.integer(4, 10), random.pick([0, 6]), random.integer(1, 4));
      const from = random.pick([10, 11, 12]);
      return {
        in: 2,
        tells: `Open day [[on ${day.full}]], [[from ${clock(from)} on, dogs of guests only on a leash]].`,
        statements: [
          ...exactly((weekday) => `Come on ${weekday}: our open day.`, day.weekday, [
            'Saturday',
            'Sunday',
            'Friday',
          ]),
          ['Leave your dog at home, dogs of guests may not come in.', false],
          [`At ${clock(9.5)} the open day has not begun yet.`, from > 9.5],
        ],
        beyond: [
          'On the open day you can take an animal home.',
          'Last year 700 people came to the open day.',
        ],
        because: `It is on ${day.full}, from ${clock(from)} on, and dogs on a leash may come.`,
      };
    },
    (random) => {
      const name = random.pick(['Biscuit', 'Otto', 'Clover', 'Pepper']);
      const age = random.integer(11, 15);
      return {
        in: 2,
        tells: `${name}, ${age}, [[is deaf and looks for a quiet home without dogs]].`,
        statements: [
          [`${name} gets along with dogs.`, false],
          [`${name} cannot hear.`, true],
          [`${name} is older than ten.`, true],
        ],
        beyond: [`${name} has waited longer than all others.`, `${name} loves children.`],
        because: `${name} is ${age}, deaf, and to live without dogs.`,
      };
    },
  ],
};

/** A hotel and its energy: a report, a mail of the manager, and a review by a guest. */
export const hotel: Dossier = {
  documents: (random) => [
    {
      title: `Energy report of the hotel ${random.pick(['Bay View', 'Old Mill', 'Pine Lodge', 'Harbor House'])}`,
    },
    { title: 'Mail of the manager' },
    { title: 'Review of a guest' },
  ],
  topics: [
    (random) => {
      const [before, now] = [random.integer(150, 190), random.integer(96, 140)];
      return {
        in: 0,
        tells: `Heat: [[${now} units this year, after ${before} two years ago]].`,
        statements: [
          ...moreThan(
            (bound) => `In two years we have saved more than ${bound} % of our heat.`,
            ((before - now) / before) * 100,
            10,
          ),
          ['We use half the heat of two years ago.', now * 2 <= before],
          ['We use less heat than two years ago.', now < before],
        ],
        beyond: ['We use less heat than other hotels.', 'Next year we will use even less heat.'],
        because: `${before} less ${now} are ${before - now}, which is ${Math.round(((before - now) / before) * 100)} % of ${before}.`,
        view: {
          in: 2,
          says: random.pick([
            'It felt as if they really cared about energy.',
            'I had the impression that they save wherever they can.',
            'They take it seriously, I think.',
          ]),
        },
      };
    },
    (random) => {
      const sun = random.integer(34, 66);
      return {
        in: 0,
        tells: `Power: [[${sun} % from the own roof, the rest from the grid]].`,
        statements: [
          ['All of our power comes from our roof.', sun === 100],
          ['More than half of our power comes from our roof.', sun > 50],
          ...exactly((rest) => `${rest} % of our power comes from the grid.`, 100 - sun, [sun, 100]),
        ],
        beyond: ['The power from the grid is green.', 'In summer we sell power.'],
        because: `100 less ${sun} are ${100 - sun}.`,
      };
    },
    (random) => {
      const liters = random.integer(14, 26) * 10;
      return {
        in: 0,
        tells: `Water: [[${liters} liters a guest and night, pool excepted]].`,
        statements: [
          [`${liters} liters a guest and night, the pool included.`, false],
          ...moreThan(
            (bound) => `Without the pool a guest uses more than ${bound} liters a night.`,
            liters,
            50,
          ),
        ],
        beyond: ['The pool is filled with rain.', 'Guests use less water than at home.'],
      };
    },
    (random) => {
      const rooms = random.integer(18, 40);
      const done = random.integer(6, rooms - 4);
      return {
        in: 0,
        tells: `New windows: [[in ${done} of ${rooms} rooms; for the others there is no date]].`,
        statements: [
          ['All rooms have new windows.', done === rooms],
          ['Most rooms have new windows.', done * 2 > rooms],
          ['The other rooms get new windows next spring.', false],
        ],
        beyond: ['Guests ask for the rooms with new windows.', 'The new windows are made of larch.'],
        because: `${done} of ${rooms} rooms have them, and there is no date for the others.`,
      };
    },
    (random) => {
      const [charge, places] = [random.pick(['for guests only', 'for everyone']), random.integer(3, 8)];
      return {
        in: 1,
        tells: `[[${capitalize(spell(places))} places to charge a car]], [[${charge}]].`,
        statements: [
          ['Charge your car here, even if you are not staying with us.', charge === 'for everyone'],
          ['Charge your car while you stay with us.', true],
          [`${capitalize(spell(places + 2))} cars can be charged at once.`, false],
        ],
        beyond: ['Charging is free.', 'A full battery takes two hours.'],
      };
    },
    (random) => {
      const [km, share] = [
        random.pick([10, 15, 20, 30]),
        random.pick(['cheese and eggs', 'bread and honey', 'milk and apples']),
      ];
      return {
        in: 1,
        tells: `For breakfast [[${share} come from farms within ${km} miles, coffee and fruit from farther away]].`,
        statements: [
          [`Everything on our breakfast table comes from within ${km} miles.`, false],
          [`From less than ${km + 10} miles away: ${share}.`, true],
        ],
        beyond: ['Our breakfast is organic.', 'Guests praise the breakfast more than anything else.'],
        because: 'Coffee and fruit come from farther away.',
      };
    },
    (random) => {
      const cents = random.pick([200, 300, 400, 500]);
      return {
        in: 1,
        tells: `Whoever does without room cleaning [[gets ${dollars(cents)} a day, and decides that each day anew]].`,
        statements: [
          ...exactly((sum) => `Three days without room cleaning bring ${dollars(sum)}.`, cents * 3, [
            cents,
            cents * 6,
          ]),
          ['You have to decide for the whole stay.', false],
        ],
        beyond: ['Most guests do without room cleaning.', 'The money goes to a forest.'],
        because: `Three times ${dollars(cents)} are ${dollars(cents * 3)}, and each day is decided anew.`,
      };
    },
    (random) => {
      const plan = random.pick([
        'a sauna heated with wood',
        'a bus to the station',
        'a garden for herbs',
        'a second roof with solar panels',
      ]);
      return {
        in: 1,
        tells: `We [[hope for ${plan}, if the bank says yes]].`,
        statements: [
          [`Next year with ${plan}.`, false],
          [`We hope for ${plan}.`, true],
        ],
        beyond: [`The bank has said yes to ${plan}.`, `You have asked for ${plan}.`],
        because: 'It is a hope with a condition, and no plan.',
      };
    },
    (random) => {
      const missed = random.pick(['a bathtub', 'a kettle', 'a desk', 'a real key']);
      const good = random.pick(['the quiet nights', 'the bread', 'the view from bed', 'the bikes to borrow']);
      return {
        in: 2,
        tells: `[[What I will remember: ${good}]]. [[What I missed was ${missed}]].`,
        statements: [
          [`A guest will remember ${good}.`, true],
          [`A guest found everything in the room, even ${missed}.`, false],
        ],
        beyond: [`All our guests love ${good}.`, 'The guest will come back.'],
      };
    },
  ],
};

/** A street market: figures of the organizer, a note of the town, and the mail of a trader. */
export const market: Dossier = {
  documents: (random) => [
    {
      title: `Figures of the ${random.pick(['harvest market', 'night market', 'winter market', 'market of crafts'])}`,
    },
    { title: 'Note of the town' },
    { title: 'Mail of a trader' },
  ],
  topics: [
    (random) => {
      const [stands, local] = [random.integer(42, 78), random.integer(18, 41)];
      return {
        in: 0,
        tells: `[[${stands} stands, ${local} of them from the town itself]].`,
        statements: [
          ['Most stands are from our town.', local * 2 > stands],
          ['All stands are from our town.', local === stands],
          ...exactly((rest) => `${rest} stands come from elsewhere.`, stands - local, [local, stands]),
        ],
        beyond: ['More stands than ever.', 'Half of the stands are new.'],
        because: `${local} of ${stands} are from the town, ${stands - local} are not.`,
      };
    },
    (random) => {
      const [first, second] = pickTwo(random, [3200, 3650, 4100, 4550, 5200, 5800]);
      return {
        in: 0,
        tells: `On Saturday [[about ${count(first)} guests came, on Sunday about ${count(second)}]].`,
        statements: [
          ['On Sunday more guests came than on Saturday.', second > first],
          ...exactly((sum) => `About ${count(sum)} guests on the weekend.`, first + second, [
            first,
            first + second + 1000,
          ]),
        ],
        beyond: ['More guests than last year.', 'Every second guest came with children.'],
        because: `${count(first)} and ${count(second)} are ${count(first + second)}.`,
      };
    },
    (random) => {
      const [music, hour] = [random.integer(5, 9), random.pick([20, 20.5, 21])];
      return {
        in: 0,
        tells: `[[${capitalize(spell(music))} bands play, the last one until ${clock(hour)}]].`,
        statements: [
          ...exactly((bands) => `Music by ${spell(bands)} bands.`, music, [music + 1, music - 2]),
          [`There is still music at ${clock(20.25)}.`, hour > 20.25],
        ],
        beyond: ['All bands play for free.', 'The best band of the county plays.'],
      };
    },
    (random) => {
      const fee = random.integer(5, 9) * 10;
      return {
        in: 0,
        tells: `A stand costs [[$${fee} for both days, for clubs half of it]].`,
        statements: [
          ...exactly((sum) => `Clubs pay $${sum} for a stand.`, fee / 2, [fee, fee / 2 + 10]),
          [`A stand costs $${fee} a day.`, false],
        ],
        beyond: ['There are stands left.', 'The fee pays for the music.'],
        because: `$${fee} for both days; half of it is $${fee / 2}.`,
      };
    },
    (random) => {
      const [from, to] = [random.pick([7, 8, 9]), random.pick([21, 22, 23])];
      return {
        in: 1,
        tells: `Main Street is closed [[from ${clock(from)} to ${clock(to)}]], [[also for residents]].`,
        statements: [
          ['Residents can drive through at any time.', false],
          [`At ${clock(8.5)} the closure of Main Street has begun.`, from < 8.5],
          ['In the afternoon no car drives on Main Street.', true],
        ],
        beyond: ['There is parking at the school.', 'The fire department may pass.'],
        because: `It is closed from ${clock(from)} to ${clock(to)}, for everyone.`,
      };
    },
    (random) => {
      const every = random.pick([10, 12, 15, 20]);
      return {
        in: 1,
        tells: `A bus from the station [[runs every ${every} minutes, free on Saturday, for $2 on Sunday]].`,
        statements: [
          ['The bus is free on both days.', false],
          ...exactly((buses) => `${capitalize(spell(buses))} buses an hour from the station.`, 60 / every, [
            60 / every + 2,
          ]),
          ['On Sunday the bus costs $2.', true],
        ],
        beyond: ['The bus runs until midnight.', 'The bus takes bicycles.'],
        because: `Every ${every} minutes are ${60 / every} buses an hour; it is free on Saturday only.`,
      };
    },
    (random) => ({
      in: 1,
      tells: random.pick([
        'Dogs [[are welcome on a leash, but not in the tent for food]].',
        'Dogs on a leash [[may come along, except into the tent for food]].',
        'Into the tent for food [[no dog may come; elsewhere they may, on a leash]].',
      ]),
      statements: [
        ['Dogs may come along everywhere.', false],
        ['Bring your dog, on a leash.', true],
        ['Dogs have to stay at home.', false],
      ],
      beyond: ['There is water for dogs at the town hall.', 'Last year a dog bit someone.'],
    }),
    (random) => {
      const weather = random.pick(['the sun', 'the new lights', 'the music', 'the free bus']);
      return {
        in: 2,
        tells: `I sold more than last year, [[perhaps because of ${weather}, perhaps by chance]].`,
        statements: [
          [`Why did the trader sell more? Because of ${weather}.`, false],
          [`The trader does not know why there were more sales.`, true],
        ],
        beyond: ['All traders sold more than last year.', 'The trader will come again next year.'],
        because: '"Perhaps" leaves the reason open.',
      };
    },
    (random) => {
      const [made, sold] = [random.integer(60, 90), random.integer(31, 58)];
      const ware = random.pick(['bowls', 'scarves', 'candles', 'spoons', 'lamps']);
      return {
        in: 2,
        tells: `I brought [[${made} ${ware} and took ${made - sold} home]].`,
        statements: [
          ...exactly((amount) => `A trader sold ${amount} ${ware}.`, sold, [made, made - sold]),
          ['A trader went home with nothing left.', made === sold],
        ],
        beyond: [`The ${ware} are all made by hand.`, `The ${ware} cost less than in a store.`],
        because: `${made} less ${made - sold} are ${sold}.`,
      };
    },
  ],
};

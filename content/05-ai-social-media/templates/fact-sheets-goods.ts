import { exactly, moreThan, type Dossier } from '../../src/statements.ts';
import { clock, count, dollars, pickTwo, spell, weekdayOf } from '../../src/wording.ts';

/** A spread of fruit: its fact sheet, and the report of a laboratory. */
export const spread: Dossier = {
  documents: (random) => [
    {
      title: `Fact sheet of the spread ${random.pick(['Morning Plum', 'Red Orchard', 'Cherry Hill', 'Apple & Oak'])}`,
    },
    { title: 'Report of a laboratory', opens: `Sample: one jar of batch ${random.integer(1100, 9800)}.` },
    { title: 'Mail of the owner' },
  ],
  topics: [
    (random) => {
      const share = random.integer(56, 78);
      return {
        in: 0,
        tells: `[[${share} % of it is fruit]], the rest is water, apple juice and pectin.`,
        statements: [
          ...moreThan((bound) => `More than ${bound} % fruit.`, share, 10),
          ['Nothing but fruit.', share === 100],
        ],
        beyond: ['More fruit than in any other spread on the shelf.', 'Now with even more fruit.'],
        because: `${share} % are fruit, the rest is not.`,
        view: {
          in: 2,
          says: random.pick([
            'I am sure that no one gets more fruit into a jar.',
            'In my opinion one tastes the fruit at once.',
            'I believe that more fruit would not fit into a jar.',
          ]),
        },
      };
    },
    (random) => {
      const sugar = random.integer(24, 38);
      return {
        in: 0,
        tells: `[[No sugar is added]]; [[the fruit brings ${sugar} g of sugar per 100 g]].`,
        statements: [
          ['No added sugar.', true],
          ['Free of sugar.', sugar === 0],
          ['More than a third sugar.', sugar * 3 > 100],
        ],
        beyond: ['Half the sugar of jam.', 'Good for your teeth.'],
        because: `"No added sugar" is not "free of sugar": the fruit brings ${sugar} g per 100 g.`,
      };
    },
    (random) => {
      const [since, miles] = [random.integer(2019, 2023), random.pick([30, 40, 60])];
      return {
        in: 0,
        tells: `The fruit has come [[from farms within ${miles} miles since ${since}]], [[before that partly from abroad]].`,
        statements: [
          ['With fruit from the region from the very first jar.', false],
          [`No fruit from abroad in ${since + 1}.`, true],
          [`Since ${since - 3}, all of our fruit has come from the region.`, false],
        ],
        beyond: ['The farmers get more for their fruit than elsewhere.', 'Picked by hand.'],
        because: `From the region since ${since}, within ${miles} miles; before that, partly from abroad.`,
      };
    },
    (random) => {
      const cents = random.pick([15, 20, 25, 30]);
      return {
        in: 0,
        tells: `The jar [[can be returned to any shop that sells it]], [[for ${cents} cents]].`,
        statements: [
          ...exactly((sum) => `Bring back ten jars and get ${dollars(sum)}.`, cents * 10, [
            cents,
            cents * 20,
          ]),
          ['Jars can be returned at our factory only.', false],
        ],
        beyond: ['Nine of ten jars come back.', 'Each jar is filled up to twenty times.'],
        because: `Ten times ${cents} cents are ${dollars(cents * 10)}, and any shop that sells it takes them.`,
      };
    },
    (random) => {
      const other = random.pick(['the pectin', 'the juice']);
      return {
        in: 0,
        tells: 'Certified organic [[is the fruit, and so far nothing else]].',
        statements: [
          ['Made with organic fruit.', true],
          ['Organic, down to the last ingredient.', false],
        ],
        beyond: [`From next year on even ${other} is organic.`, 'Organic fruit tastes better.'],
      };
    },
    (random) => {
      const [vitamin, limit] = [random.pick([6, 7, 8, 9, 10, 13, 14, 15, 16]), 12];
      return {
        in: 1,
        tells: `Vitamin C: [[${vitamin} mg per 100 g]]. [[From ${limit} mg on a food may be called a source of vitamin C]].`,
        statements: [
          ['A source of vitamin C, says the laboratory.', vitamin >= limit],
          ['The tested jar has too little vitamin C to be called a source of it.', vitamin < limit],
        ],
        beyond: ['More vitamin C than last year’s harvest.', 'Strengthens your defenses in winter.'],
        because: `There are ${vitamin} mg, and the word takes ${limit} mg.`,
      };
    },
    (random) => {
      const found = random.chance(0.5);
      return {
        in: 1,
        tells: found
          ? 'Residues of pesticides: [[traces of one, far below the limit]].'
          : 'Residues of pesticides: [[none found in this jar]].',
        statements: [
          ['In the tested jar the laboratory found no pesticides at all.', !found],
          ['In the tested jar no limit for pesticides was exceeded.', true],
          ['The laboratory found traces of a pesticide in the tested jar.', found],
        ],
        beyond: ['No jar of ours has ever had a trace of pesticides.', 'Our farms do not use pesticides.'],
        because: 'The finding holds for the jar that was tested.',
      };
    },
    (random) => {
      const months = random.integer(14, 30);
      return {
        in: 1,
        tells: `Shelf life: [[at least ${months} months unopened]], [[three weeks once opened]] and cold.`,
        statements: [
          ['Unopened, it keeps for more than a year and a half.', months > 18],
          ['Once opened, it keeps for a month.', false],
          ['Once opened, it keeps for two weeks in the fridge.', true],
        ],
        beyond: ['It also keeps without a fridge.', 'Without any preservative.'],
        because: `Unopened ${months} months, opened three weeks.`,
      };
    },
    (random) => {
      const kind = random.pick([
        'a smaller jar',
        'a kind with ginger',
        'a kind for children',
        'a box of six',
      ]);
      return {
        in: 2,
        tells: `We [[think about ${kind}]]. [[Do not promise it yet]].`,
        statements: [
          [`We are thinking about ${kind}.`, true],
          [`It is certain: there will be ${kind}.`, false],
        ],
        beyond: [`Many of you have asked for ${kind}.`, `You have never seen ${kind} like ours.`],
      };
    },
  ],
};

/** An electric bike: its data sheet, a test ride, and a mail of the dealer. */
export const bike: Dossier = {
  documents: (random) => {
    const name = random.pick(['Heron 5', 'Swift City', 'Marten', 'Alba 2']);
    return [
      { title: `Data sheet of the maker, electric bike ${name}` },
      {
        title: 'Test ride of a cycling magazine',
        opens: `We rode it for ${spell(random.integer(3, 6))} weeks.`,
      },
      { title: 'Mail of the dealer' },
    ];
  },
  topics: [
    (random) => {
      const range = random.integer(11, 17) * 5;
      return {
        in: 0,
        tells: `Range: [[up to ${range} miles]] [[in the lowest of four levels]].`,
        statements: [
          [`Up to ${range} miles, says the maker.`, true],
          [`At least ${range} miles, says the maker, whatever the level.`, false],
          [`The maker names a range of more than 70 miles.`, range > 70],
        ],
        beyond: [`Enough for a week of the way to work.`, 'More range than the model before.'],
        because: `The maker says "up to ${range} miles", and that in the lowest level.`,
        view: {
          in: 2,
          says: random.pick([
            'I believe that hardly anyone will ever have to charge on the way.',
            'I think the range is more than one needs.',
            'My customers will be happy with the range, I hope.',
          ]),
        },
      };
    },
    (random) => {
      const weight = random.integer(41, 56);
      return {
        in: 0,
        tells: `Weight: [[${weight} pounds with the battery]], [[${weight - 6} without it]].`,
        statements: [
          ...exactly((pounds) => `The battery weighs ${spell(pounds)} pounds.`, 6, [5, 8]),
          ...moreThan((bound) => `With its battery it weighs more than ${bound} pounds.`, weight, 5),
        ],
        beyond: ['The lightest bike of its class.', 'Easy to carry up to the third floor.'],
        because: `${weight} less ${weight - 6} pounds are 6 pounds.`,
      };
    },
    (random) => {
      const [tall, small] = [random.pick([74, 75, 76, 77]), random.pick([60, 61, 62])];
      return {
        in: 0,
        tells: `It fits riders [[from ${small} to ${tall} inches]], and comes in one size.`,
        statements: [
          [`It fits people of 63 inches.`, small <= 63],
          ['It fits everyone, tall or small.', false],
          [`Someone of ${tall + 2} inches is too tall for it.`, true],
        ],
        beyond: ['A second size comes in the fall.', 'Most buyers are women.'],
      };
    },
    (random) => {
      const years = random.integer(3, 6);
      return {
        in: 0,
        tells: `Guarantee: [[${spell(years)} years on the frame]], [[two on the battery]].`,
        statements: [
          [`${years} years of guarantee on everything.`, false],
          ['On the battery there are two years of guarantee.', true],
          ['The guarantee on the frame lasts longer than that on the battery.', years > 2],
        ],
        beyond: ['The guarantee can be made longer for $90.', 'The battery lasts for ten years.'],
      };
    },
    (random) => {
      const [measured, level] = [random.integer(34, 49), random.pick(['second', 'third'])];
      return {
        in: 1,
        tells: `In the ${level} level [[the battery was empty after ${measured} miles]].`,
        statements: [
          ...moreThan((bound) => `In the test one charge lasted for more than ${bound} miles.`, measured, 10),
          [`The testers emptied the battery in the ${level} level.`, true],
        ],
        beyond: [
          'In the lowest level the testers rode twice as far.',
          'Other bikes in the test had to be charged sooner.',
        ],
        because: `The charge lasted for ${measured} miles.`,
      };
    },
    (random) => {
      const [first, others] = pickTwo(random, [6, 7, 8, 9, 10, 11]);
      return {
        in: 1,
        tells: `For brakes it got [[${first} of 12 points, for comfort ${others}]].`,
        statements: [
          ['In the test it got more points for its comfort than for its brakes.', others > first],
          ...exactly((sum) => `${sum} points for brakes and comfort together.`, first + others, [
            first,
            first + 12,
          ]),
          ['Full points for the brakes.', first === 12],
        ],
        beyond: ['Winner of the test.', 'The best brakes in the test.'],
        because: `${first} and ${others} are ${first + others} points.`,
      };
    },
    (random) => {
      const fault = random.pick([
        'the bell is too quiet',
        'the light flickers at low speed',
        'the lock sticks',
      ]);
      return {
        in: 1,
        tells: `A weak point: [[${fault}]].`,
        statements: [
          ['The testers found no weak point.', false],
          [`The testers found that ${fault}.`, true],
        ],
        beyond: ['The weak point of the test has been repaired.', 'Buyers do not mind the weak point.'],
      };
    },
    (random) => {
      const price = random.integer(21, 34) * 100 - 1;
      const off = random.pick([150, 200, 250, 300]);
      const end = weekdayOf(random.integer(4, 9), random.integer(1, 6), random.integer(1, 4));
      return {
        in: 2,
        tells: `Until ${end.date} it costs [[$${count(price - off)} instead of $${count(price)}]].`,
        statements: [
          ...exactly((sum) => `Until ${end.date} you save $${sum}.`, off, [off + 100, off * 2]),
          [`At the reduced price it costs more than $2,500.`, price - off > 2500],
        ],
        beyond: ['It has never been cheaper.', 'The reduced price holds for all bikes of the store.'],
        because: `$${count(price)} less $${count(price - off)} are $${off}.`,
      };
    },
    (random) => {
      const [from, hours] = [random.pick([9, 10, 11]), random.pick([3, 4, 5])];
      const day = weekdayOf(random.integer(4, 9), 6, random.integer(1, 4));
      return {
        in: 2,
        tells: `Test rides are [[on ${day.full}]], [[from ${clock(from)} to ${clock(from + hours)}]], with your own helmet.`,
        statements: [
          ['Test rides on Sunday.', day.weekday === 'Sunday'],
          [`Come for a test ride at ${clock(14.5)}.`, from + hours > 14.5],
          ['Come in the morning: the test rides have begun by half past eleven.', true],
        ],
        beyond: ['Test rides without an appointment.', 'We lend you a helmet if yours is at home.'],
        because: `The test rides are on ${day.full}, from ${clock(from)} to ${clock(from + hours)}.`,
      };
    },
    (random) => {
      const stock = random.integer(4, 9);
      return {
        in: 2,
        tells: `We [[have ${spell(stock)} of them]], and [[do not know when more will come]].`,
        statements: [
          ...exactly((amount) => `${amount} bikes are in stock.`, stock, [stock * 2, stock + 10]),
          ['More of them will arrive next month.', false],
          ['When more will come is not known.', true],
        ],
        beyond: ['Half of them are already reserved.', 'They will be gone in a week.'],
      };
    },
  ],
};

/** A bakery: its list of suppliers, and a mail of the baker. */
export const bakery: Dossier = {
  documents: (random) => [
    {
      title: `Suppliers and recipes of the bakery ${random.pick(['Grain & Salt', 'Marlow', 'Early Oven', 'Brown Crust'])}`,
    },
    { title: 'Mail of the baker' },
    { title: 'Interview with the baker in a local magazine' },
  ],
  topics: [
    (random) => {
      const [rye, wheat] = [
        random.pick(['Tanner Mill', 'Hill Mill', 'Old Mill']),
        random.pick(['a mill in Kansas', 'a mill in Ohio']),
      ];
      return {
        in: 0,
        tells: `[[Rye flour comes from ${rye}, six miles away]], [[wheat flour from ${wheat}]].`,
        statements: [
          ['All our flour comes from the neighborhood.', false],
          [`Our rye flour comes from six miles away.`, true],
        ],
        beyond: ['We know each field by its name.', 'Our flour is organic.'],
        because: 'The rye comes from nearby, the wheat does not.',
      };
    },
    (random) => {
      const hours = random.pick([18, 20, 24, 30, 36]);
      return {
        in: 0,
        tells: `The dough of dark bread [[rests for ${hours} hours]], [[that of rolls for two]].`,
        statements: [
          ['Our dark bread rests for more than a day.', hours > 24],
          ['Every dough of ours rests overnight.', false],
          ['The dough of rolls rests for a much shorter time than that of dark bread.', true],
        ],
        beyond: [
          'That is why our bread is easy on the stomach.',
          'Other bakeries let their dough rest for an hour.',
        ],
        because: `Dark bread ${hours} hours, rolls two.`,
        view: {
          in: 2,
          says: random.pick([
            'He is convinced that time is the best spice.',
            'He believes that hurry is the enemy of bread.',
            'He thinks that most dough is baked too early.',
          ]),
        },
      };
    },
    (random) => {
      const [loaves, left] = [random.integer(18, 32) * 10, random.integer(6, 17)];
      return {
        in: 0,
        tells: `On an average day we bake [[${loaves} loaves, of which ${left} are left]] in the evening.`,
        statements: [
          ...exactly((sold) => `On an average day ${sold} loaves are sold.`, loaves - left, [
            loaves,
            loaves + left,
          ]),
          ['Every evening the shelf is empty.', left === 0],
          ['More than nine of ten loaves are sold on an average day.', (loaves - left) * 10 > loaves * 9],
        ],
        beyond: ['What is left goes to the food bank.', 'On Saturdays we are sold out by noon.'],
        because: `${loaves} less ${left} are ${loaves - left}.`,
      };
    },
    (random) => {
      const eggs = random.pick([
        'the farm on the hill',
        'a farm with 90 hens',
        'the farm of the Harmon family',
      ]);
      return {
        in: 0,
        tells: `[[Eggs are from ${eggs}]]; [[in winter we buy some more at the market]].`,
        statements: [
          ['We never buy eggs elsewhere.', false],
          ['In winter some of our eggs come from the market.', true],
        ],
        beyond: ['The hens have names.', 'Our eggs are collected in the morning.'],
      };
    },
    (random) => {
      const nuts = random.pick(['nuts', 'sesame', 'eggs']);
      return {
        in: 1,
        tells: `Everything [[is made in one room]], so [[traces of ${nuts} can be in any bread]].`,
        statements: [
          [`Our rye bread is guaranteed free of ${nuts}.`, false],
          [`Traces of ${nuts} are possible in all breads.`, true],
        ],
        beyond: ['A second room is being built.', 'Allergies are on the rise in our town.'],
      };
    },
    (random) => {
      const [old, now] = pickTwo(random, [420, 450, 480, 510, 540]);
      return {
        in: 1,
        tells: `The dark bread [[costs ${dollars(Math.max(old, now))}, it was ${dollars(Math.min(old, now))} until June]].`,
        statements: [
          ...exactly((sum) => `Since June the dark bread costs ${dollars(sum)} more.`, Math.abs(old - now), [
            Math.abs(old - now) + 50,
            Math.min(old, now),
          ]),
          ['The same price as in May.', false],
        ],
        beyond: [
          'We have raised the price because of the energy.',
          'Cheaper than in any other bakery of the town.',
        ],
        because: `${dollars(Math.max(old, now))} less ${dollars(Math.min(old, now))} are ${dollars(Math.abs(old - now))}.`,
      };
    },
    (random) => {
      const opens = random.pick([6, 6.5, 7]);
      return {
        in: 1,
        tells: `We are open [[from ${clock(opens)} to ${clock(14)}]], [[Monday to Saturday]].`,
        statements: [
          ['Fresh rolls on Sunday morning.', false],
          [`Open at ${clock(6.75)}, before work.`, opens < 6.75],
          ['Come by after work: we are open until five.', false],
        ],
        beyond: ['In the first hour it is quiet.', 'On Monday the coffee is free.'],
      };
    },
    (random) => {
      const [day, people] = [random.pick(['Tuesdays', 'Wednesdays', 'Fridays']), random.integer(6, 10)];
      return {
        in: 1,
        tells: `The course for home bakers [[is full until March]]; [[from then on ${spell(people)} people can come on ${day}]].`,
        statements: [
          ['There are places left in the course of this February.', false],
          [`From March on the course for home bakers has room for ${spell(people)}.`, true],
        ],
        beyond: ['In the course everyone takes home two loaves.', 'The course costs $60.'],
      };
    },
    (random) => {
      const dream = random.pick(['a wood-fired oven', 'a second shop', 'a bread museum', 'a small mill']);
      return {
        in: 2,
        tells: `He [[dreams of ${dream}: “One day, perhaps.”]]`,
        statements: [
          [`Our baker dreams of ${dream}.`, true],
          [`Next year we get ${dream}.`, false],
        ],
        beyond: [`A bank has promised money for ${dream}.`, `Our customers dream of ${dream} too.`],
        because: 'It is a dream, and "perhaps" is no plan.',
      };
    },
  ],
};

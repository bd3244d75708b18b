import { exactly, moreThan, type Dossier } from '../../src/statements.ts';
import { capitalize, clock, count, dollars, pickTwo, spell, weekdayOf } from '../../src/wording.ts';

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** A survey of a museum: its results, a mail of the director, and an interview. */
export const survey: Dossier = {
  documents: (random) => [
    {
      title: `Survey of guests, ${random.pick(['maritime museum', 'museum of toys', 'radio museum', 'glass museum'])}`,
      opens: `Handed out in ${random.pick(['April', 'May', 'September', 'October'])}.`,
    },
    { title: 'Mail of the director' },
    { title: 'Interview with a researcher of tourism' },
  ],
  topics: [
    (random) => {
      const [asked, answered] = [random.integer(18, 30) * 50, random.integer(18, 29) * 10];
      const happy = Math.round(answered * random.pick([0.7, 0.75, 0.8, 0.85, 0.9]));
      const share = percentOf(happy, answered);
      return {
        in: 0,
        tells: `[[Of ${count(asked)} guests who got the sheet ${answered} answered; ${happy} of them would come again]].`,
        statements: [
          [`About ${share} % of our guests would come again.`, false],
          [`About ${share} % of those who answered would come again.`, true],
          ['Most of those who got the sheet answered it.', answered * 2 > asked],
        ],
        beyond: [
          'More guests than last year would come again.',
          'Every third guest comes again within a year.',
        ],
        because: `${happy} of ${answered} are ${share} %, but of those who answered: ${count(asked - answered)} said nothing.`,
      };
    },
    (random) => {
      const [first, second] = pickTwo(random, [38, 46, 51, 57, 64, 72]);
      const [wish, other] = pickTwo(random, [
        'more seats',
        'a cafe',
        'shorter texts',
        'tours in Spanish',
        'a room for strollers',
      ]);
      return {
        in: 0,
        tells: `The most frequent wish was [[${wish} (${Math.max(first, second)} mentions), then ${other} (${Math.min(first, second)})]].`,
        statements: [
          [`The wish that was mentioned most: ${wish}.`, true],
          [`${capitalize(other)} was mentioned more often than ${wish}.`, false],
        ],
        beyond: [
          `Most of our guests want ${wish}.`,
          `We have heard you: ${wish} will come.`,
          `Two years ago nobody wished for ${wish}.`,
        ],
      };
    },
    (random) => {
      const [local, all] = [random.integer(62, 110), random.integer(240, 280)];
      return {
        in: 0,
        tells: `[[${local} of ${all} sheets are from people of this town]]; the others came from farther away.`,
        statements: [
          ['Most of the sheets are from people of this town.', local * 2 > all],
          ...moreThan(
            (bound) => `More than ${bound} % of the sheets are from people of this town.`,
            (local / all) * 100,
            10,
          ),
        ],
        beyond: ['People of this town stay longer than others.', 'Guests from abroad become more and more.'],
        because: `${local} of ${all} are ${percentOf(local, all)} %.`,
      };
    },
    (random) => {
      const grade = random.pick([7.8, 8.1, 8.4, 8.6, 8.9]);
      return {
        in: 0,
        tells: `Our team [[got ${grade} of 10 points on average]], [[the shop got 6.2]].`,
        statements: [
          ['In our survey our team got more points than our shop.', true],
          ['Ten of ten points for our team, from all of you.', false],
          ['In our survey our team got more than 8.5 points on average.', grade > 8.5],
        ],
        beyond: ['The best team of all museums in the county.', 'The shop has become better since.'],
      };
    },
    (random) => {
      const day = random.pick(['first Sunday', 'last Friday', 'second Saturday']);
      return {
        in: 1,
        tells: `Entry is [[free on the ${day} of each month]], [[for now until December]].`,
        statements: [
          [`Free entry on the ${day} of each month is here to stay.`, false],
          [`In November entry is free on the ${day}.`, true],
          ['Free entry on every weekend.', false],
        ],
        beyond: ['On free days there is no need to book.', 'On the last free day there were 900 guests.'],
        because: '"For now until December" is neither "to stay" nor over in November.',
      };
    },
    (random) => {
      const [adult, child] = pickTwo(random, [5, 6, 7, 8, 9, 11, 12, 14]);
      const [high, low] = [Math.max(adult, child), Math.min(adult, child)];
      return {
        in: 1,
        tells: `A ticket costs [[$${high}, and $${low} under 16]]; [[the audio guide is included]].`,
        statements: [
          ...exactly((sum) => `Two adults with two children of ten pay $${sum}.`, 2 * (high + low), [
            high + low,
            2 * high + low,
          ]),
          ['Children of ten pay half.', low * 2 === high],
          ['The audio guide costs extra.', false],
        ],
        beyond: ['Students pay like children.', 'Tickets are cheaper online.'],
        because: `Two times $${high} and two times $${low} are $${2 * (high + low)}; half of $${high} is ${dollars(high * 50)}.`,
      };
    },
    (random) => {
      const guides = random.integer(3, 5);
      return {
        in: 1,
        tells: `[[We have ${spell(guides)} new guides; all speak Spanish]], and [[one of them French]].`,
        statements: [
          ['Our new guides speak Spanish and French, all of them.', false],
          [`${capitalize(spell(guides))} new guides, and every one of them speaks Spanish.`, true],
        ],
        beyond: ['Tours in French on every weekend.', 'Our new guides have studied history.'],
      };
    },
    (random) => {
      const weeks = random.integer(3, 8);
      return {
        in: 1,
        tells: `The tower [[is closed for ${spell(weeks)} weeks]], and [[the cafe stays open]].`,
        statements: [
          ['The cafe is closed like the tower.', false],
          ['Coffee in our cafe, while the tower is closed.', true],
          ['The tower is closed for more than a month.', weeks > 4],
        ],
        beyond: ['After that the tower has an elevator.', 'Our guests love the tower most of all.'],
        because: `${capitalize(spell(weeks))} weeks, and only the tower.`,
      };
    },
    (random) => {
      const cause = random.pick([
        'the long weekend',
        'the new parking lot',
        'the weather',
        'the article in the paper',
      ]);
      return {
        in: 2,
        tells: `“There were more families. [[${capitalize(cause)} can be a reason]],” she says, “but no one has asked them.”`,
        statements: [
          [`The reason why more families came: ${cause}.`, false],
          [`According to the researcher ${cause} can be a reason why more families came.`, true],
        ],
        beyond: ['Next year even more families will come.', 'Families stay longer than couples.'],
        because: 'The expert says "can be", and a post that says more than she does is refuted by her words.',
      };
    },
  ],
};

/** A day on which trees are planted: a press release, a forester, and the mail of the sponsor. */
export const treeDay: Dossier = {
  documents: (random) => [
    {
      title: 'Press release of a tree day',
      opens: `On the slope above ${random.pick(['Milton', 'Eastwood', 'Fort Hill', 'Cedar Falls'])}.`,
    },
    { title: 'Quotation of the forester in the local radio' },
    { title: 'Mail of the sponsor' },
  ],
  topics: [
    (random) => {
      const [people, trees] = [random.integer(110, 190), random.integer(21, 38) * 50];
      return {
        in: 0,
        tells: `[[${people} people planted ${count(trees)} trees]].`,
        statements: [
          ...moreThan(
            (bound) => `On average each of you planted more than ${bound} trees.`,
            trees / people,
            3,
          ),
          ['More than 1,500 trees in a day.', trees > 1500],
        ],
        beyond: ['More trees than on any tree day before.', 'Every tree will live.'],
        because: `${count(trees)} trees by ${people} people are about ${Math.round(trees / people)} each.`,
      };
    },
    (random) => {
      const [oaks, beeches] = [random.integer(40, 65), random.integer(12, 30)];
      return {
        in: 0,
        tells: `Kinds: [[${oaks} % oaks]], [[${beeches} % beeches]], the rest wild fruit.`,
        statements: [
          ['More than half of the trees are oaks.', oaks > 50],
          ...exactly((rest) => `${rest} % are wild fruit.`, 100 - oaks - beeches, [100 - oaks, beeches]),
          ['Oaks only.', oaks === 100],
        ],
        beyond: ['Oaks stand the heat best.', 'The trees come from a nursery of the county.'],
        because: `100 less ${oaks} and ${beeches} are ${100 - oaks - beeches}.`,
      };
    },
    (random) => {
      const before = random.integer(62, 88);
      return {
        in: 0,
        tells: `Of the trees of last year [[${before} of 100 are alive]].`,
        statements: [
          ['All trees of last year are alive.', before === 100],
          ['More than three quarters of the trees of last year are alive.', before > 75],
          ['More than half of the trees of last year are alive.', before > 50],
        ],
        beyond: [
          'Deer ate the trees that died.',
          'This year more trees will live than of those from last year.',
        ],
      };
    },
    (random) => {
      const [soup, cake] = pickTwo(random, [60, 75, 80, 90, 110, 120]);
      return {
        in: 0,
        tells: `For the helpers there were [[${soup} liters of soup]] and [[${cake} pieces of cake]], [[free for everyone]].`,
        statements: [
          ['The cake cost nothing.', true],
          ['More than a hundred pieces of cake.', cake > 100],
          ['The helpers had to pay for their soup.', false],
        ],
        beyond: [
          'All of the soup was eaten.',
          'The cakes were baked by children.',
          'Soup and cake were donated.',
        ],
        because: `${soup} liters of soup and ${cake} pieces of cake, and all of it was free.`,
      };
    },
    (random) => ({
      in: 0,
      tells: random.pick([
        'The next tree day [[is planned for fall]]; [[there is no date yet]].',
        'Another tree day [[is planned for fall]], but [[a date has not been set]].',
        'In fall there [[is to be another tree day]]; [[the date is open]].',
      ]),
      statements: [
        ['See you on the next tree day, on the first Saturday of October.', false],
        ['The next tree day is planned for fall.', true],
      ],
      beyond: [
        'The next tree day will be on the other side of the valley.',
        'Next time there will be twice as many of us.',
      ],
      because: 'There is no date yet, so that every date is wrong.',
    }),
    (random) => {
      const effect = random.pick(['hold the slope', 'cool the town', 'bring the owls back']);
      return {
        in: 1,
        tells: `“In thirty years [[the trees may ${effect}]]. [[Whether they do depends on rain]].”`,
        statements: [
          [`In thirty years these trees will ${effect}.`, false],
          [`In thirty years these trees may ${effect}, says the forester.`, true],
        ],
        beyond: ['Rain has become less in thirty years.', `Other forests of the county ${effect} already.`],
        because: 'The expert says "may", and a post that says "will" is refuted by his words.',
      };
    },
    (random) => {
      const buckets = random.integer(2, 4);
      return {
        in: 1,
        tells: `“In dry weeks [[each tree needs ${spell(buckets)} buckets, from whoever walks by]].”`,
        statements: [
          ['The trees need no care anymore.', false],
          [`In dry weeks each tree needs ${spell(buckets)} buckets of water.`, true],
        ],
        beyond: ['The fire department waters the trees.', 'There is a well near the trees.'],
      };
    },
    (random) => {
      const [each, trees] = [random.pick([2, 3, 4]), random.integer(12, 20) * 50];
      return {
        in: 2,
        tells: `We paid [[$${each} a tree for ${count(trees)} trees]].`,
        statements: [
          ...exactly((sum) => `The sponsor gave $${count(sum)} for trees.`, each * trees, [
            trees,
            each * trees * 2,
          ]),
          ['The sponsor paid more than $5 a tree.', each > 5],
        ],
        beyond: [
          'The sponsor has promised the same for next year.',
          'Without the sponsor there would be no tree day.',
        ],
        because: `${count(trees)} times $${each} are $${count(each * trees)}.`,
      };
    },
    (random) => {
      const team = random.integer(14, 30);
      return {
        in: 2,
        tells: `[[${team} of our people planted on their day off]], and some brought children.`,
        statements: [
          [`${team} people of the sponsor planted in their working hours.`, false],
          [`${team} people of the sponsor gave their day off.`, true],
        ],
        beyond: [
          'The sponsor gave its people the next day off.',
          'Half of the people of the sponsor were there.',
        ],
      };
    },
  ],
};

/** An online course: its figures, a mail of the teacher, and the reply of a participant. */
export const course: Dossier = {
  documents: (random) => [
    {
      title: `Figures of the online course ${random.pick(['Bread at Home', 'First Watercolors', 'Phone Photos', 'Birds by Ear'])}`,
    },
    { title: 'Mail of the teacher' },
    { title: 'Message of a participant' },
  ],
  topics: [
    (random) => {
      const [began, share] = [random.integer(42, 88) * 10, random.pick([0.3, 0.4, 0.6, 0.7])];
      const finished = Math.round(began * share);
      return {
        in: 0,
        tells: `[[${count(began)} people have begun it, and ${count(finished)} have finished]].`,
        statements: [
          ['Most of those who begin finish.', finished * 2 > began],
          [`More than ${count(finished)} people have begun.`, true],
          [`${count(began)} people have finished the course.`, false],
        ],
        beyond: [
          'More people finish it than other online courses.',
          'Those who finish take the next course too.',
        ],
        because: `${finished} of ${began} are ${percentOf(finished, began)} %.`,
      };
    },
    (random) => {
      const [rated, five] = [random.integer(120, 240), random.integer(61, 110)];
      return {
        in: 0,
        tells: `[[${rated} people have rated it, ${five} of them with five stars]].`,
        statements: [
          ['More than half of the ratings have five stars.', five * 2 > rated],
          [`${rated} ratings with five stars.`, false],
          ...exactly((rest) => `${rest} ratings have fewer than five stars.`, rated - five, [five, rated]),
        ],
        beyond: ['No rating has fewer than three stars.', 'Those who do not rate are content too.'],
        because: `${five} of ${rated} have five stars, ${rated - five} have not.`,
      };
    },
    (random) => {
      const [lessons, minutes] = [random.pick([12, 16, 18, 24]), random.pick([10, 15, 20])];
      return {
        in: 0,
        tells: `It has [[${lessons} lessons of ${minutes} minutes each]].`,
        statements: [
          ...exactly((hours) => `All lessons together take ${hours} minutes.`, lessons * minutes, [
            lessons + minutes,
            lessons * 30,
          ]),
          ['All lessons together take more than four hours.', lessons * minutes > 240],
        ],
        beyond: ['One lesson a day is enough.', 'Each lesson ends with a quiz.'],
        because: `${lessons} times ${minutes} are ${lessons * minutes} minutes.`,
      };
    },
    (random) => {
      const [month, year] = [random.integer(9, 15), random.integer(80, 120)];
      return {
        in: 0,
        tells: `It costs [[$${month} a month]] or [[$${year} a year]].`,
        statements: [
          ['Paying by the year is cheaper than twelve months.', year < month * 12],
          ...exactly((sum) => `Half a year, paid by the month, costs $${sum}.`, month * 6, [
            month * 12,
            Math.round(year / 2),
          ]),
        ],
        beyond: ['The first month is free.', 'You can stop at any time.'],
        because: `Twelve months are $${month * 12}, six are $${month * 6}.`,
      };
    },
    (random) => {
      const years = random.integer(11, 24);
      return {
        in: 1,
        tells: `I [[have taught for ${years} years]], and [[online for three]].`,
        statements: [
          [`${years} years of teaching online.`, false],
          [`A teacher with ${years} years behind her.`, true],
          ['She has taught for more than fifteen years.', years > 15],
        ],
        beyond: ['She has written two books on it.', 'She teaches every day.'],
        because: `${years} years in all, three of them online.`,
      };
    },
    (random) => {
      const days = random.pick([2, 3]);
      return {
        in: 1,
        tells: `Questions [[are answered by me within ${spell(days)} days]], [[not in August]].`,
        statements: [
          ['Your questions are answered all year.', false],
          [`In May your question is answered within ${spell(days)} days.`, true],
          ['In August your questions are answered as in May.', false],
        ],
        beyond: ['Most questions are about the first lesson.', 'Questions can also be asked by phone.'],
      };
    },
    (random) => {
      const thing = random.pick(['a new lesson', 'a certificate', 'a live evening', 'a printed workbook']);
      return {
        in: 1,
        tells: `As for ${thing}: [[I would like to]], and [[cannot promise it]].`,
        statements: [
          [`Coming soon: ${thing}.`, false],
          [`Our teacher would like to offer ${thing}.`, true],
        ],
        beyond: [`You have asked for ${thing} again and again.`, `Other courses have ${thing}.`],
        because: 'A wish that is not promised must not become a promise.',
      };
    },
    (random) => {
      const [device, other] = pickTwo(random, ['a phone', 'a tablet', 'a computer']);
      return {
        in: 1,
        tells: `It runs [[on ${device}, on ${other}]] and [[without the internet, once it is loaded]].`,
        statements: [
          ['You need the internet in each lesson.', false],
          [`The course also runs on ${other}.`, true],
        ],
        beyond: [`Most of you take it on ${device}.`, 'One lesson is loaded in a minute.'],
      };
    },
    (random) => {
      const weeks = random.integer(3, 8);
      return {
        in: 2,
        tells: `[[After ${spell(weeks)} weeks I could do it]], and I had been afraid of it for years.`,
        statements: [
          [`A participant gave up after ${spell(weeks)} weeks.`, false],
          [`A participant could do it after ${spell(weeks)} weeks.`, true],
        ],
        beyond: [
          `After ${spell(weeks)} weeks everyone can do it.`,
          'The participant had tried other courses before.',
        ],
        because: 'One participant speaks for one participant.',
      };
    },
  ],
};

/** A fundraiser for a playground: the account, a mail of the chair, and the offer of a builder. */
export const fundraiser: Dossier = {
  documents: (random) => [
    {
      title: `Account of a fundraiser for ${random.pick(['a playground', 'a youth center', 'a town orchard', 'a music school'])}`,
    },
    { title: 'Mail of the chair' },
    { title: 'Offer of the builder' },
  ],
  topics: [
    (random) => {
      const goal = random.integer(16, 30) * 1000;
      const got = Math.round((goal * random.pick([0.34, 0.43, 0.56, 0.62, 0.71])) / 50) * 50;
      return {
        in: 0,
        tells: `[[$${count(got)} of $${count(goal)} have come in]].`,
        statements: [
          ['More than half of the goal is reached.', got * 2 > goal],
          ...exactly((rest) => `$${count(rest)} to go.`, goal - got, [got, goal]),
          ['We have reached our goal.', got >= goal],
        ],
        beyond: ['We will reach our goal before summer.', 'No fundraiser of the town was ever faster.'],
        because: `$${count(goal)} less $${count(got)} are $${count(goal - got)}.`,
      };
    },
    (random) => {
      const [donors, twice] = [random.integer(180, 360), random.integer(21, 60)];
      return {
        in: 0,
        tells: `[[${donors} people have given, ${twice} of them more than once]].`,
        statements: [
          ...exactly((once) => `${once} people have given once.`, donors - twice, [donors, donors + twice]),
          ['Everyone who gave has given again.', twice === donors],
          ['More than 250 people have given.', donors > 250],
        ],
        beyond: ['Most of those who gave have children.', 'Half of the town has given.'],
        because: `${donors} less ${twice} are ${donors - twice}.`,
      };
    },
    (random) => {
      const [largest, smallest] = [random.integer(8, 20) * 100, random.pick([1, 2, 3])];
      return {
        in: 0,
        tells: `The largest gift [[was $${count(largest)}]], [[the smallest $${smallest}]].`,
        statements: [
          [`Someone gave $${smallest}, and it counts.`, true],
          [`Nobody gave less than $${smallest + 4}.`, false],
          ['Someone gave more than $1,000.', largest > 1000],
        ],
        beyond: ['The largest gift came from a company.', 'Most gifts were of $20.'],
      };
    },
    (random) => {
      const fee = random.pick([2, 3, 4]);
      return {
        in: 0,
        tells: `Of each gift [[${fee} % go to the payment service]], [[all else to the project]].`,
        statements: [
          ['Every cent goes to the project.', false],
          ...exactly((cents) => `Of $50, ${dollars(cents)} reach the project.`, 5000 - fee * 50, [
            5000,
            5000 - fee * 100,
          ]),
        ],
        beyond: ['The payment service is the cheapest one.', 'Our own costs are paid by the town.'],
        because: `${fee} % of $50 are ${dollars(fee * 50)}.`,
      };
    },
    (random) => {
      const end = weekdayOf(random.integer(4, 10), random.integer(1, 5), random.integer(2, 4));
      return {
        in: 1,
        tells: `We collect [[until ${end.full}; after that the list is closed]].`,
        statements: [
          [`You can give until ${end.date}.`, true],
          ['You can give whenever you like, the list stays open.', false],
        ],
        beyond: ['There will be a second fundraiser.', 'In the last week most gifts come in.'],
      };
    },
    (random) => {
      const [percent, reward] = [
        random.pick([5, 10]),
        random.pick(['name on the wall', 'brick with your name', 'seat with your name']),
      ];
      return {
        in: 1,
        tells: `From $${percent * 20} on [[there is a ${reward}, if you want one]].`,
        statements: [
          [`For $${percent * 10} you get a ${reward}.`, false],
          [`For $${percent * 25} you can have a ${reward}.`, true],
        ],
        beyond: ['Nearly everyone wants to be named.', 'The names will be carved by a pupil.'],
        because: `It takes $${percent * 20}.`,
      };
    },
    (random) => {
      const [from, hours] = [random.pick([10, 11, 12]), random.pick([3, 4, 5])];
      const day = weekdayOf(random.integer(5, 9), random.pick([0, 6]), random.integer(1, 4));
      return {
        in: 1,
        tells: `The flea market for it is [[on ${day.full}]], [[from ${clock(from)} to ${clock(from + hours)}]].`,
        statements: [
          ...exactly((weekday) => `Flea market on ${weekday}!`, day.weekday, [
            'Friday',
            'Saturday',
            'Sunday',
          ]),
          [`The flea market is still open at ${clock(15.5)}.`, from + hours > 15.5],
        ],
        beyond: ['A table at the flea market costs $10.', 'Last year the flea market brought $900.'],
        because: `It is on ${day.full}, from ${clock(from)} to ${clock(from + hours)}.`,
      };
    },
    (random) => {
      const [price, discount] = [random.integer(15, 25) * 1000, random.pick([500, 800, 1000, 1200])];
      return {
        in: 2,
        tells: `The work costs [[$${count(price)}, less $${count(discount)} if you dig yourselves]].`,
        statements: [
          ...exactly((sum) => `If we dig ourselves, the work costs $${count(sum)}.`, price - discount, [
            price,
            price + discount,
          ]),
          ['The builder gives the discount in any case.', false],
        ],
        beyond: ['We will dig ourselves.', 'Other builders were more expensive.'],
        because: `$${count(price)} less $${count(discount)} are $${count(price - discount)}, on the condition that you dig.`,
      };
    },
    (random) => {
      const weeks = random.integer(4, 9);
      return {
        in: 2,
        tells: `Work takes about ${spell(weeks)} weeks, [[and begins when the money is there, not before]].`,
        statements: [
          ['Work begins next month, whatever the account says.', false],
          ['Work begins as soon as the money is there.', true],
        ],
        beyond: ['Everything will be ready by fall.', 'The builder is from our town.'],
      };
    },
  ],
};

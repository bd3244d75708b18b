/** A statement of a source, and how a summary says it. The value stands for `{}`. */
export type Statement = {
  readonly says: string;
  /** Two ways to say the same, without a period. */
  readonly told: readonly [string, string];
  /** One is the value of the source, another one what a summary makes of it. */
  readonly values: readonly string[];
  /** What the source does not say, as the end of a sentence that tells the statement. */
  readonly extra: string;
};

/** A source with what summaries add to it. */
export type Source = {
  readonly title: string;
  readonly statements: readonly Statement[];
  /** Sentences on things of which the source says nothing. */
  readonly more: readonly string[];
};

function statement(says: string, told: Statement['told'], values: string, extra: string): Statement {
  return { says, told, values: values.split('|'), extra };
}

export const SOURCES: readonly Source[] = [
  {
    title: 'a rowing club',
    statements: [
      statement(
        'Training for beginners is on {}.',
        ['Beginners train on {}', 'Those who begin come on {}'],
        'Mondays|Tuesdays|Thursdays|Fridays',
        'whatever the weather',
      ),
      statement(
        'A training takes {} hours.',
        ['One training takes {} hours', 'For a training the club plans {} hours'],
        'two|three|four',
        'with a short break',
      ),
      statement(
        'We have {} boats.',
        ['The club has {} boats', 'There are {} boats'],
        'nine|eleven|fourteen|sixteen',
        'two of them new',
      ),
      statement(
        'Please bring a {} on the first day.',
        ['On the first day one brings a {}', 'For the first day a {} is needed'],
        'raincoat|swimming badge|spare shirt|photo',
        'with a name on it',
      ),
      statement(
        'Members pay {} euros a month.',
        ['The fee is {} euros a month', 'A month costs {} euros'],
        '18|22|25|30',
        'in cash',
      ),
    ],
    more: ['Families get a discount.', 'The boats are painted every spring.', 'A doctor comes once a year.'],
  },
  {
    title: 'a language cafe in Montreal',
    statements: [
      statement(
        'We meet on {} evenings.',
        ['The cafe meets on {} evenings', 'People meet there on {} evenings'],
        'Monday|Wednesday|Thursday|Saturday',
        'except in August',
      ),
      statement(
        'This year the languages are French, {} and Spanish.',
        ['French, {} and Spanish are spoken this year', 'People speak French, {} and Spanish this year'],
        'Arabic|Italian|Greek|Polish',
        'each at a table of its own',
      ),
      statement(
        'There is room for {} people at a table.',
        ['A table has room for {} people', 'At a table {} people have room'],
        'five|six|eight|ten',
        'with one chair left for a teacher',
      ),
      statement(
        'A {} is part of the price.',
        ['The price includes a {}', 'For the price one also gets a {}'],
        'coffee|sandwich|pastry|soup',
        'made in the house',
      ),
      statement(
        'The first round begins {} minutes after the door opens.',
        [
          'The door opens {} minutes before the first round',
          'One can come {} minutes before the first round',
        ],
        '15|20|30|45',
        'by the side entrance',
      ),
    ],
    more: ['Most guests are students.', 'Children are welcome too.', 'A new room is being looked for.'],
  },
  {
    title: 'a town, about a bridge',
    statements: [
      statement(
        'The bridge is closed from {} on.',
        ['From {} on the bridge is closed', 'The bridge is closed as of {}'],
        'March|April|June|July',
        'for reasons of safety',
      ),
      statement(
        'The work takes {} weeks.',
        ['The work is done in {} weeks', 'After {} weeks the work is done'],
        'five|seven|nine|twelve',
        'if the river stays low',
      ),
      statement(
        'Bus 8 goes by the {} instead.',
        ['Bus 8 takes the way by the {}', 'Instead, bus 8 goes by the {}'],
        'old harbor|north tunnel|fish market|post office',
        'every ten minutes',
      ),
      statement(
        'People on foot can cross {} meters upstream.',
        ['On foot one can cross {} meters upstream', 'Those on foot can cross {} meters upstream'],
        '150|200|300|450',
        'near a small park',
      ),
      statement(
        'The town pays {} percent of the costs.',
        ['Of the costs the town pays {} percent', 'The share of the town is {} percent of the costs'],
        '30|40|60|70',
        'out of its money for roads',
      ),
    ],
    more: [
      'The bridge is 90 years old.',
      'A new bridge would cost more.',
      'Trucks have to go around the town.',
    ],
  },
  {
    title: 'a garden shop, about a lemon tree',
    statements: [
      statement(
        'Water the tree every {} days.',
        ['The tree is watered every {} days', 'Every {} days the tree gets water'],
        'three|four|five|six',
        'in the evening',
      ),
      statement(
        'The place of the tree is at a window to the {}.',
        ['The tree stands at a window to the {}', 'The right place is a window to the {}'],
        'south|west|east|north',
        'away from heaters',
      ),
      statement(
        'The tree gets plant food in {}.',
        ['Plant food is given in {}', 'The month for plant food is {}'],
        'February|April|June|August',
        'half a spoon',
      ),
      statement(
        'In winter the tree needs at least {} degrees.',
        ['The tree needs at least {} degrees in winter', 'In winter at least {} degrees are needed'],
        '5|8|10|12',
        'like all trees of its kind',
      ),
      statement(
        'The fruit is ripe when it is {}.',
        ['Ripe fruit is {}', 'Fruit that is ripe is {}'],
        'yellow|soft|heavy|shiny',
        'in most years',
      ),
    ],
    more: [
      'The tree grows two meters tall.',
      'Its leaves keep insects away.',
      'Young trees do not have any fruit.',
    ],
  },
  {
    title: 'a night train to Vienna',
    statements: [
      statement(
        'The train leaves Rome at {}.',
        ['At {} the train leaves Rome', 'In Rome the train leaves at {}'],
        '18:40|19:10|19:25|20:05',
        'from platform 3',
      ),
      statement(
        'A cabin has {} beds.',
        ['Cabins have {} beds', 'There are {} beds in a cabin'],
        'two|three|four|six',
        'with fresh sheets',
      ),
      statement(
        'Breakfast begins at {}.',
        ['From {} on there is breakfast', 'One gets breakfast from {} on'],
        '5:30|6:00|6:45|7:15',
        'in the last car',
      ),
      statement(
        'A bicycle costs {} euros.',
        ['For a bicycle one pays {} euros', 'Bicycles travel for {} euros'],
        '9|12|15|20',
        'if there is room',
      ),
      statement(
        'On the way the train stops in {}.',
        ['There is a stop in {}', 'The train stops in {} on the way'],
        'Venice|Bologna|Florence|Padua',
        'for half an hour',
      ),
    ],
    more: [
      'The train is often late in winter.',
      'Each car has a shower.',
      'Tickets are cheaper in the first weeks of the year.',
    ],
  },
  {
    title: 'a fire brigade, about first aid',
    statements: [
      statement(
        'The course has {} evenings.',
        ['There are {} evenings', 'The course takes {} evenings'],
        'three|four|five|six',
        'each with a test',
      ),
      statement(
        'The course begins on a {}.',
        ['The first evening is a {}', 'The start of the course is on a {}'],
        'Monday|Tuesday|Wednesday|Thursday',
        'after work',
      ),
      statement(
        'We have room for {} people.',
        ['There is room for {} people', 'The room is enough for {} people'],
        '12|14|16|20',
        'in the order of their mails',
      ),
      statement(
        'You practice on a {}.',
        ['One practices on a {}', 'People practice on a {}'],
        'doll|pillow|volunteer|mattress',
        'in groups of three',
      ),
      statement(
        'The certificate is valid for {} years.',
        ['For {} years the certificate is valid', 'One gets a certificate that is valid for {} years'],
        'two|three|four|five',
        'in other countries too',
      ),
    ],
    more: ['Drinks are free.', 'Those under 16 need a letter from their parents.', 'The teacher is a nurse.'],
  },
  {
    title: 'a maker of camping lamps',
    statements: [
      statement(
        'The lamp weighs {} grams.',
        ['The lamp has a weight of {} grams', 'The weight of the lamp is {} grams'],
        '180|210|240|320',
        'without the hook',
      ),
      statement(
        'With a full battery the lamp shines for {} hours.',
        ['The lamp shines for {} hours with a full battery', 'A full battery is enough for {} hours'],
        '6|9|12|15',
        'even when it is cold',
      ),
      statement(
        'The light has {} levels.',
        ['There are {} levels of light', 'One can choose from {} levels of light'],
        'two|three|four|five',
        'one of them red',
      ),
      statement(
        'The lamp can be under water for {} minutes.',
        ['Under water the lamp can be for {} minutes', 'One can leave the lamp under water for {} minutes'],
        '10|20|30|40',
        'down to two meters',
      ),
      statement(
        'There is a guarantee of {} years.',
        ['One has a guarantee of {} years', 'The guarantee is {} years'],
        'two|three|five|ten',
        'but not on the battery',
      ),
    ],
    more: [
      'The lamp is made in Sweden.',
      'It comes in three colors.',
      'Hikers have chosen it as the best one of the year.',
    ],
  },
  {
    title: 'a village library, about its move',
    statements: [
      statement(
        'We move to the {}.',
        ['The library moves to the {}', 'The new place of the library is the {}'],
        'old school|town hall|bakery|train station',
        'on the second floor',
      ),
      statement(
        'The books are carried by {} volunteers.',
        ['There are {} volunteers to carry the books', 'All in all {} volunteers carry the books'],
        '15|25|35|40',
        'most of them students',
      ),
      statement(
        'We are closed for {} days.',
        ['For {} days the library is closed', 'The library is closed for {} days'],
        'six|eight|nine|ten',
        'to paint the walls',
      ),
      statement(
        'All books can be kept until {}.',
        ['One can keep all books until {}', 'Until {} one can keep all books'],
        'October|November|December|January',
        'after a call to the desk',
      ),
      statement(
        'The new rooms have {} shelves.',
        ['There are {} shelves in the new rooms', 'In the new rooms there are {} shelves'],
        '60|75|80|95',
        'all of wood',
      ),
    ],
    more: [
      'The old rooms were too damp.',
      'New readers pay nothing in the first year.',
      'A cafe opens beside it.',
    ],
  },
];

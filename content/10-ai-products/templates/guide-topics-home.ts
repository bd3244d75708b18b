import type { Topic } from './guide-topics.ts';

const SOURDOUGH: Topic = {
  name: 'sourdough',
  things: ['rye sourdough', 'wheat sourdough', 'spelt sourdough'],
  documents: [
    {
      title: 'Handout of a class on {thing}',
      openings: [
        'The amounts are for loaves of {thing}, two pounds each.',
        'All amounts are for one loaf of {thing} of two pounds.',
        'We bake {thing} in loaves of two pounds.',
      ],
    },
    {
      title: 'Log of a home baker, fall 2025',
      openings: [
        'I followed the handout on {thing}, in my own kitchen.',
        'At home I baked {thing} as the handout says.',
        'Back home, I made {thing} by the handout.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['74', '76', '79', '82'],
      says: ['The dough [rises best at {} °F].', 'For the rise, [{} °F are best].'],
      aside: 'The dough rises in a covered bowl, away from drafts.',
      claims: [
        'The best temperature for the rise is {} °F.',
        'Find a place with {} °F: there the dough rises best.',
      ],
    },
    {
      doc: 0,
      values: ['1.6', '1.8', '2.2', '2.5'],
      says: [
        'Salt is [{} percent of the weight of the flour].',
        'Weigh the flour and [take {} percent of it as salt].',
      ],
      aside: 'Salt goes in last, when the dough has rested.',
      claims: [
        'The recipe takes {} percent of salt, measured by the flour.',
        'Of salt you need {} percent of the flour.',
      ],
    },
    {
      doc: 0,
      values: ['three', 'four', 'five', 'seven'],
      says: [
        'In the fridge, [the starter is fed every {} days].',
        'A starter in the fridge [gets fresh flour every {} days].',
      ],
      aside: 'The starter is kept in a jar with a loose lid, for instance in the fridge.',
      claims: [
        'If the starter is in the fridge, feed it every {} days.',
        'Every {} days it is time to feed the starter in the fridge.',
      ],
    },
    {
      doc: 0,
      values: ['430', '450', '465', '480'],
      says: [
        'The loaf [goes into the oven at {} °F], and after ten minutes the heat is lowered.',
        'Baking [starts at {} °F]; after ten minutes the heat is lowered.',
      ],
      aside: 'The oven is heated for half an hour before the loaf goes in.',
      claims: ['When the loaf goes in, the oven has {} °F.', 'Start the baking at {} °F.'],
    },
    {
      doc: 0,
      says: [
        'A loaf that is cut while it is hot [turns gummy].',
        'Let it cool first: [cut hot, the crumb turns gummy].',
      ],
      aside: 'A loaf cools on a rack, not on a board.',
      follows: ['If you cut the bread right out of the oven, the crumb turns gummy.'],
      denied: ['You may cut the bread while it is hot; it does the crumb no harm.'],
    },
    {
      doc: 0,
      values: ['20', '30', '40', '50'],
      says: ['Between two folds [the dough rests for {} minutes].', '[Fold the dough every {} minutes].'],
      aside: 'The dough is folded four times, with wet hands.',
      claims: [
        'Give the dough {} minutes of rest between two folds.',
        'From one fold to the next you wait {} minutes.',
      ],
    },
    {
      doc: 1,
      values: ['nine', 'eleven', 'twelve', 'fourteen'],
      says: ['I [baked {} loaves] for this log.', 'This log is about [{} loaves that I baked].'],
      aside: 'I baked on weekends for this log.',
      claims: ['The log is about {} loaves.', 'The home baker made {} loaves.'],
    },
    {
      doc: 1,
      values: ['a gas oven', 'an electric oven', 'a wood-fired oven'],
      says: ['All the loaves were [baked in {}].', 'For all of them I [used {}].'],
      claims: ['The home baker used {} for the loaves.'],
      beyond: [
        'On a grill in the garden, the loaves turn out just as well.',
        'The recipe works in any oven.',
      ],
    },
    {
      doc: 1,
      values: ['two', 'three', 'four', 'five'],
      says: [
        '[{} of the loaves were dense]; on those days my kitchen was cold.',
        'In all, [{} loaves came out dense]; on those days my kitchen was cold.',
      ],
      claims: ['{} loaves of the home baker were dense.'],
      beyond: ['It is the cold that made the loaves dense.', 'With weak flour the loaf will be dense.'],
    },
    {
      doc: 1,
      values: ['four', 'five', 'six', 'eight'],
      says: [
        'My starter [doubles in {} hours], standing next to the stove.',
        'Next to the stove [my starter needs {} hours to double].',
      ],
      aside: 'My starter stands next to the stove and is four years old.',
      claims: ['The starter of the home baker doubles in {} hours.'],
      beyond: ['In a cold pantry, too, the starter doubles in one night.'],
    },
  ],
};

const CANDLES: Topic = {
  name: 'candles',
  things: ['soy wax', 'rapeseed wax', 'coconut wax'],
  documents: [
    {
      title: 'Data sheet of the supplier on {thing}, January',
      openings: [
        'This sheet is about {thing} in flakes, in bags of ten pounds.',
        'We sell {thing} in bags of ten pounds.',
        '{thing} is sold as flakes; a bag has ten pounds.',
      ],
    },
    {
      title: 'Email of the supplier, May 6',
      openings: [
        'Thank you for your order of {thing}.',
        'Good morning, and thank you for writing about our {thing}.',
        'Some news about {thing} from our warehouse.',
      ],
    },
    {
      title: 'Workshop log of the author',
      openings: [
        'All jars with {thing} are of clear glass, with a lid.',
        'For {thing} I use jars of clear glass with a lid.',
        'My jars for {thing} are of clear glass and hold half a pint.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['118', '122', '127', '131'],
      says: ['It [melts at {} °F].', 'Its [melting point is {} °F].'],
      aside: 'Melt it in a water bath.',
      claims: ['The wax melts at {} °F.'],
      follows: ['At {+15} °F the wax is liquid.'],
      denied: ['At {+15} °F the wax is still solid.'],
    },
    {
      doc: 0,
      values: ['135', '140', '145', '155'],
      says: ['[Pour it at {} °F].', 'The right moment [to pour is at {} °F].'],
      aside: 'Pour it slowly, into jars that are warm.',
      claims: ['The wax is poured at {} °F.', 'When you pour the wax, it has {} °F.'],
    },
    {
      doc: 0,
      values: ['6', '8', '9', '10'],
      says: ['It holds [at most {} percent of fragrance].', 'The [upper limit for fragrance is {} percent].'],
      aside: 'Fragrance is stirred in for two minutes.',
      follows: ['With {+3} percent of fragrance you go beyond what the wax holds.'],
      denied: ['The wax holds {+3} percent of fragrance without trouble.'],
    },
    {
      doc: 0,
      values: ['one week', 'ten days', 'two weeks', 'three weeks'],
      says: ['Candles [rest for {}] before they are lit.', 'Before the first burn [they rest for {}].'],
      aside: 'Candles rest with their lids on.',
      claims: ['After pouring, the candles rest for {}.'],
      denied: ['You can light a candle on the day after it was poured.'],
    },
    {
      doc: 1,
      values: ['$38', '$41', '$44', '$47', '$52'],
      before: { doc: 0, says: 'A bag costs {}.' },
      says: ['From June 1 [a bag costs {}].', 'Our new price, valid from June 1: [{} for a bag].'],
      claims: ['In July, a bag of the wax costs {}.', 'For orders in the summer, count on {} for each bag.'],
    },
    {
      doc: 1,
      values: ['two', 'three', 'four', 'five'],
      says: ['If you [order {} bags or more], we pay the shipping; below that you pay it.'],
      aside: 'Your order left our warehouse today.',
      follows: ['For an order of eight bags the supplier pays the shipping.'],
      denied: ['For a single bag the supplier pays the shipping.'],
    },
    {
      doc: 2,
      values: ['12', '15', '18', '24'],
      says: ['I poured [{} test candles].', 'For the test I made [{} candles].'],
      aside: 'I poured the test candles in one afternoon.',
      claims: ['The author tested {} candles.'],
    },
    {
      doc: 2,
      values: ['31', '36', '42', '48'],
      says: ['On average [they burned for {} hours].', 'They [lasted {} hours] on average.'],
      aside: 'I let them burn for four hours a day.',
      claims: ['The test candles burned for {} hours on average.'],
      follows: ['On average, a test candle burned for more than thirty hours.'],
      denied: ['On average, a test candle burned for less than thirty hours.'],
      beyond: ['In a larger jar a candle burns twice as long.'],
    },
    {
      doc: 2,
      values: ['cotton wicks', 'wooden wicks', 'hemp wicks'],
      says: ['All of them had [{} of one size].', 'I only used [{} of one size].'],
      claims: ['The test candles had {}.'],
      beyond: ['With paper wicks the candles burn just as evenly.'],
    },
    {
      doc: 2,
      values: ['two', 'three', 'four'],
      says: ['[{} of them smoked]; those were the ones with lavender oil.'],
      claims: ['{} of the test candles smoked.'],
      beyond: ['It is the lavender oil that makes a candle smoke.'],
    },
  ],
};

export const HOME_TOPICS: readonly Topic[] = [SOURDOUGH, CANDLES];

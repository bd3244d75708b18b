import type { Topic } from './guide-topics.ts';

const WORMS: Topic = {
  name: 'worm bin',
  things: ['a school', 'a day care center', 'an office'],
  documents: [
    {
      title: 'Leaflet of the city on worm bins, 2023',
      openings: [
        'A worm bin turns kitchen scraps into soil.',
        'Worms make soil of what is left in your kitchen.',
        'You need a box with holes, and worms.',
      ],
    },
    {
      title: 'Log of a worm bin in {thing}, 2025',
      openings: [
        'Our bin in {thing} is a wooden box with three trays.',
        'For {thing}, we built a wooden box with three trays.',
        'Three trays, one above the other, are the worm bin in {thing}.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['half a pound', 'one pound', 'two pounds'],
      says: ['For a household of two, [start with {} of worms].', 'Two people [need {} of worms to start].'],
      aside: 'For a household of two, one box is enough.',
      claims: ['A household of two starts with {} of worms.'],
      beyond: ['In twelve months the number of worms rises to ten times what it was.'],
    },
    {
      doc: 0,
      values: ['75', '80', '85', '90'],
      says: ['Worms [suffer above {} °F].', 'They [do not stand more than {} °F].'],
      aside: 'In winter the box can stay in the kitchen.',
      follows: ['A balcony where the box reaches {+10} °F in summer harms the worms.'],
      denied: ['The worms can easily take a summer day with {+10} °F in the box.'],
    },
    {
      doc: 0,
      values: ['citrus peels', 'onions', 'cooked food', 'coffee filters'],
      says: ['Do not put in [any {}].', 'What [does not belong into the box: {}].'],
      aside: 'Cut large pieces before you put them in.',
      follows: ['Keep {} out of the box.'],
      denied: ['You may put {} into the box.'],
    },
    {
      doc: 0,
      values: ['two', 'three', 'four', 'six'],
      says: ['The first soil [is ready after {} months].', '[After {} months the first soil] is ready.'],
      aside: 'The soil is taken out tray by tray.',
      claims: [
        'The first harvest of soil comes after {} months.',
        'You take out soil for the first time after {} months.',
      ],
    },
    {
      doc: 0,
      values: ['a wrung-out sponge', 'garden soil after rain', 'a damp towel'],
      says: ['The contents should [feel like {}].', '[Like {}]: that is how the contents should feel.'],
      aside: 'If it smells, something is wrong.',
      claims: ['In the right state the contents of the box feel like {}.'],
    },
    {
      doc: 1,
      values: ['three', 'five', 'six', 'eight'],
      says: [
        'In the first year we [put in {} pounds of scraps a week].',
        'Every week [{} pounds of scraps went in].',
      ],
      aside: 'In the first year we weighed the scraps every week.',
      claims: ['The bin of the log got {} pounds of scraps a week.'],
      beyond: ['A bin of this size can take twice as many scraps a week.'],
    },
    {
      doc: 1,
      values: ['the basement', 'a hallway', 'a heated shed'],
      says: ['It [stands in {}].', 'We have [put it in {}].'],
      claims: ['The bin of the log stands in {}.'],
      beyond: [
        'In a garage without heating the bin gets through the winter as well.',
        'The bin may just as well stand in full sun.',
      ],
    },
    {
      doc: 1,
      values: ['March', 'May', 'August', 'October'],
      says: [
        'It smelled once, [in {}]; that month we had also put in bread.',
        'The only month with [a bad smell was {}]; we had also put in bread.',
      ],
      aside: 'We keep the lid of the bin closed.',
      claims: ['The bin of the log smelled in {}.'],
      beyond: ['It was the bread that caused the smell.'],
    },
    {
      doc: 1,
      says: [
        'Whether the soil feeds tomatoes better than compost [cannot be said from our two pots].',
        '[From two pots of tomatoes no one can say] whether the soil is better than compost.',
        'We had two pots of tomatoes, [too few to compare the soil with compost].',
      ],
      denied: ['Worm soil feeds tomatoes better than compost does.'],
      follows: ['The log does not show that worm soil is better for tomatoes than compost.'],
    },
    {
      doc: 1,
      values: ['11', '14', '17', '22'],
      says: [
        'By December we had [taken out {} pounds of soil].',
        '[{} pounds of soil came out] by December.',
      ],
      aside: 'By December all three trays had been emptied once.',
      claims: ['By December the bin had given {} pounds of soil.'],
    },
  ],
};

const SEEDLINGS: Topic = {
  name: 'seedlings',
  things: ['tomatoes', 'peppers', 'eggplants', 'cucumbers'],
  documents: [
    {
      title: 'Sheet of a seed company on {thing}',
      openings: [
        'The times for {thing} are those of the northern states.',
        'In the northern states, {thing} have these times.',
        'All times were found with {thing} in the northern states.',
      ],
    },
    {
      title: 'Trial of a garden club, spring 2025',
      openings: [
        'Our members sowed the same {thing} at home.',
        'At home, our members grew {thing} of one kind.',
        'Nine members took part in our trial of {thing}.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['five', 'six', 'eight', 'nine'],
      says: [
        'Sow them indoors [{} weeks before the last frost].',
        'Sowing time indoors: [{} weeks before the last frost].',
      ],
      aside: 'Sow them indoors, in small pots.',
      claims: ['The seeds are sown indoors {} weeks before the last frost.'],
    },
    {
      doc: 0,
      values: ['1/8', '1/4', '1/3', '1/2'],
      says: ['The seeds lie [{} inch deep].', 'Cover them with [{} inch of soil].'],
      aside: 'Cover the seeds and press the soil lightly.',
      claims: ['A seed is covered with {} inch of soil.'],
    },
    {
      doc: 0,
      values: ['68', '72', '77', '80'],
      says: ['They sprout [fastest at {} °F].', '[At {} °F they sprout fastest].'],
      aside: 'They need no light to sprout.',
      claims: ['Seeds sprout fastest at {} °F.'],
      beyond: ['At 50 °F half of the seeds still sprout.'],
    },
    {
      doc: 0,
      values: ['first', 'second', 'third'],
      says: [
        'Repot them when [the {} pair of true leaves is there].',
        '[With the {} pair of true leaves] it is time to repot.',
      ],
      aside: 'Hold a seedling by its leaf when you repot it.',
      claims: ['Seedlings are repotted when they have the {} pair of true leaves.'],
    },
    {
      doc: 0,
      says: [
        'Too much warmth with too little light [makes them long and weak].',
        'If it is warm and dark, [the seedlings get long and weak].',
        '[Long, weak stems come from warmth with too little light].',
      ],
      aside: 'Turn the pots by half every other day.',
      follows: ['On a warm and dark windowsill the seedlings get long and weak.'],
      denied: ['Warmth makes up for a lack of light: the seedlings stay strong.'],
    },
    {
      doc: 0,
      values: ['a week', 'ten days', 'two weeks'],
      says: [
        'Before planting, they [get used to the sun over {}].',
        '[Take {} to get them used] to the sun.',
      ],
      aside: 'Before planting, they get used to the sun step by step.',
      claims: ['Getting the plants used to the sun takes {}.'],
    },
    {
      doc: 1,
      values: ['120', '144', '160', '200'],
      says: ['Together we [sowed {} seeds].', '[{} seeds] were sown in all.'],
      aside: 'All the seeds came from one bag.',
      claims: ['In the trial, {} seeds were sown.'],
    },
    {
      doc: 1,
      values: ['71', '78', '83', '91'],
      says: ['Of all the seeds, [{} percent sprouted].', '[{} percent came up].'],
      aside: 'What had not come up after three weeks was thrown away.',
      claims: ['{} percent of the seeds in the trial sprouted.'],
      follows: ['Of the seeds in the trial, more than two thirds sprouted.'],
      denied: ['Half of the seeds in the trial did not sprout.'],
      beyond: ['Seeds that are three years old sprout just as well.'],
    },
    {
      doc: 1,
      values: ['south', 'east', 'west'],
      says: ['Everyone [used a window that faces {}].', 'All the pots stood [at windows facing {}].'],
      claims: ['The pots of the trial stood at windows that face {}.'],
      beyond: [
        'Under a lamp in the basement they grow just as fast.',
        'At a north window they grow just as well.',
      ],
    },
    {
      doc: 1,
      says: [
        'Members who watered with rain had taller plants, but [whether the rain is the cause, we cannot say]: they also have more light.',
        'With rain water plants were taller; [we cannot say that the water is the reason], because they also had more light.',
        'Plants that got rain water were taller, and had more light: [the reason cannot be told].',
      ],
      denied: ['Rain water makes the plants grow taller.'],
      follows: ['The trial leaves open whether rain water makes plants taller.'],
    },
  ],
};

export const GARDEN_TOPICS: readonly Topic[] = [WORMS, SEEDLINGS];

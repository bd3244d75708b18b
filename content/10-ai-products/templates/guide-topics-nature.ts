import type { Topic } from './guide-topics.ts';

const BEES: Topic = {
  name: 'bees',
  things: ['meadow', 'city roof', 'orchard', 'hillside'],
  documents: [
    {
      title: 'Leaflet of a bee society for beginners',
      openings: [
        'Before you buy bees, read this page.',
        'This page is for people with their first hive.',
        'A first hive needs some planning.',
      ],
    },
    {
      title: 'Log of a beekeeper with hives on a {thing}',
      openings: [
        'My hives are on a {thing}.',
        'On a {thing} I have kept bees since last year.',
        'I put my first hives on a {thing}.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['two', 'three', 'four'],
      says: ['[Begin with {} hives], not with one.', 'A beginner [starts with {} hives].'],
      aside: 'A hive can be bought new or used.',
      claims: ['The society advises beginners to start with {} hives.'],
    },
    {
      doc: 0,
      values: ['six', 'eight', 'ten', 'twelve'],
      says: [
        'From another hive, [keep a distance of {} feet].',
        'Between two hives there are [{} feet of free space].',
      ],
      aside: 'A hive should stand dry and level.',
      claims: ['Two hives stand {} feet apart.'],
    },
    {
      doc: 0,
      values: ['30', '35', '40', '45'],
      says: [
        'For the winter a hive [needs {} pounds of honey].',
        '[{} pounds of honey bring a hive] through the winter.',
      ],
      aside: 'In the winter a hive is left in peace.',
      claims: ['A hive needs {} pounds of honey to get through the winter.'],
      follows: ['Two hives need {*2} pounds of honey for the winter.'],
      denied: ['For two hives, {} pounds of honey in all are enough in the winter.'],
    },
    {
      doc: 0,
      says: [
        'Smoke [calms the bees], so use it before you open a hive.',
        'Use smoke before you open a hive, as it [makes the bees calm].',
        'Bees [become calm from smoke]; use it before opening a hive.',
      ],
      aside: 'Open a hive on a warm day without wind.',
      follows: ['With smoke the bees stay calmer when you open the hive.'],
      denied: ['Do without smoke: it makes the bees wild.'],
    },
    {
      doc: 0,
      values: ['every week', 'every ten days', 'every two weeks'],
      says: [
        'In May and June, [look into the hive {}].',
        '[A look into the hive {}] is enough in May and June.',
      ],
      aside: 'In May and June the bees may swarm.',
      claims: ['In May, you look into the hive {}.'],
      beyond: ['In August it is enough to look into the hive once.'],
    },
    {
      doc: 1,
      values: ['22', '27', '33', '38'],
      says: [
        'Last summer [a hive gave {} pounds of honey] on average.',
        'I took [{} pounds of honey from each hive] last summer.',
      ],
      aside: 'Last summer I took honey twice.',
      claims: ['The beekeeper got {} pounds of honey from a hive.'],
      beyond: ['After three years a hive gives twice as much honey.'],
    },
    {
      doc: 1,
      values: ['linden', 'clover', 'acacia', 'buckwheat'],
      says: ['The honey was [mostly from {}].', 'It was [{} that most of the honey] came from.'],
      aside: 'The honey was light and ran easily.',
      claims: ['Most of the honey in the log came from {}.'],
      beyond: ['Bees like {} better than any other plant.'],
    },
    {
      doc: 1,
      values: ['five', 'six', 'seven', 'nine'],
      says: ['I [own {} hives].', 'There are [{} hives by now].'],
      aside: 'I built all the hives in the winter.',
      claims: ['The beekeeper has {} hives.'],
    },
    {
      doc: 1,
      values: ['one', 'two', 'three'],
      says: ['[{} of my hives died] in the winter; they were those in the shade.'],
      claims: ['The beekeeper lost {} of the hives in the winter.'],
      beyond: ['The shade killed the hives that died.'],
    },
    {
      doc: 1,
      says: [
        'The hives painted white gave more honey, but [with so few hives that proves nothing].',
        'White hives gave more honey, which [may be chance with so few of them].',
        'More honey came from white hives; [I have too few to call that a rule].',
      ],
      denied: ['Paint a hive white, and it will give more honey.'],
      follows: ['The log does not prove that white hives give more honey.'],
    },
  ],
};

const CUTTINGS: Topic = {
  name: 'cuttings',
  things: ['rubber plant', 'pothos', 'begonia', 'coleus'],
  documents: [
    {
      title: 'Page of a botanical garden on {thing} cuttings',
      openings: [
        'A {thing} is easy to multiply.',
        'From one {thing} you can grow many.',
        'This is how we multiply a {thing}.',
      ],
    },
    {
      title: 'Trial in a community center, summer 2025',
      openings: [
        'Our group tried it with one {thing}.',
        'We took all cuttings from the same {thing}.',
        'One large {thing} gave us the cuttings.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['three', 'four', 'five', 'six'],
      says: ['A cutting [is {} inches long].', 'Cut off [a piece of {} inches].'],
      aside: 'Cut with a clean knife.',
      claims: ['Cuttings are {} inches long.'],
    },
    {
      doc: 0,
      values: ['one leaf', 'two leaves', 'three leaves'],
      says: ['[It keeps {}], the others are taken off.', 'Take off the leaves, [but leave {}].'],
      aside: 'Take off the leaves that would be under water.',
      claims: ['A cutting keeps {}.'],
    },
    {
      doc: 0,
      values: ['70', '73', '76', '78'],
      says: ['Roots [grow best at {} °F].', '[At {} °F roots grow best].'],
      aside: 'Roots grow better in a dark glass.',
      claims: ['{} °F is the best temperature for the roots.'],
      beyond: ['At 55 °F roots still grow, only more slowly.'],
    },
    {
      doc: 0,
      values: ['every day', 'every other day', 'twice a week', 'once a week'],
      says: ['[Change the water {}].', 'The water [is changed {}].'],
      aside: 'Use water that is not too cold.',
      claims: ['The water is changed {}.', 'Give the cuttings new water {}.'],
    },
    {
      doc: 0,
      says: [
        'The sap [irritates the skin], so wear gloves.',
        'Wear gloves: the sap [is not good for the skin].',
        'Gloves are needed, as [the skin reacts to the sap].',
      ],
      aside: 'Wipe the knife after each cut.',
      follows: ['You should not get the sap on your skin.'],
      denied: ['Sap on your hands is no problem for the skin.'],
    },
    {
      doc: 0,
      values: ['one inch', 'two inches', 'three inches'],
      says: ['Put it into soil [when the roots have {}].', '[Roots of {}] are long enough for soil.'],
      aside: 'Put it into soil that is loose and moist.',
      claims: ['Cuttings go into soil when their roots have {}.'],
    },
    {
      doc: 1,
      values: ['18', '24', '30', '36'],
      says: ['We [put {} cuttings in water].', 'There were [{} cuttings in glasses].'],
      aside: 'We put the cuttings in glasses of water.',
      claims: ['The group tried {} cuttings.'],
    },
    {
      doc: 1,
      values: ['nine', 'twelve', 'fifteen', 'twenty'],
      says: ['The first roots [came after {} days].', '[After {} days we saw] the first roots.'],
      aside: 'We noted when the first roots came.',
      claims: ['In the trial, the first roots came after {} days.'],
      beyond: ['In winter the first roots take just as long.'],
    },
    {
      doc: 1,
      values: ['rain water', 'tap water', 'filtered water'],
      says: ['All the glasses [were filled with {}].', 'We [used {}] for all of them.'],
      claims: ['The cuttings of the trial were in {}.'],
      beyond: ['In aquarium water the roots grow just as well.'],
    },
    {
      doc: 1,
      says: [
        'Cuttings next to an apple rooted sooner, but [that may have been the warm shelf].',
        'Those next to an apple rooted sooner; [whether the apple did it, no one can say].',
        'Next to an apple, roots came sooner, and [we cannot tell if that is the reason].',
      ],
      denied: ['An apple next to the glass makes the roots come sooner.'],
      follows: ['The trial does not show that an apple makes the roots come sooner.'],
    },
  ],
};

export const NATURE_TOPICS: readonly Topic[] = [BEES, CUTTINGS];

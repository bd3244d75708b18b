import type { Demand } from './demand.ts';

/** Demands about people, animals and plants. */
export const PEOPLE_AND_ANIMALS = {
  customers: {
    label: 'Has advised customers',
    proved: [
      'At the counter of the {paint|hardware|fabric} store I told people what they needed, {30-60} on a Friday.',
      'For {2-5} years I helped customers to find the right {shoes|glasses|skis}.',
      'In the travel agency I asked {8-15} people a day where they wanted to go, and found it for them.',
      'I explained {strollers|bicycles|tents} to parents until they knew which one to take, {3-6} years long.',
    ],
    asserted: ['The customer is king for me.', 'I am good with people.', 'I like to make people happy.'],
    near: {
      'I read aloud to my {neighbor|aunt|landlady}, who is blind.': 'a neighbor is no customer',
      'In the kitchen of a {restaurant|hotel|pub} I saw no guest, but they praised the {soup|fish|pies}.':
        'who sees no guest advises none',
    },
    ruledOut: [
      'I had no contact with customers {for years|in my last job}, and did not miss it.',
      'Talking with customers was done by {others|the boss|the front desk}; that was fine with me.',
    ],
  },
  team: {
    label: 'Has worked in a team',
    proved: [
      'There were {4-8} of us in the {kitchen|workshop|laboratory}, and nobody went home before all were done.',
      'With {3-5} others I ran a stand at {9-20} markets; one sold, one fetched, and every hour we changed.',
      'On the {scaffold|boat|farm} I worked hand in hand with {2-5} people for {2-4} years.',
      'The {stage|tent|kitchen} was built by six of us in {40-70} minutes, {25-60} times a summer.',
    ],
    asserted: ['I am a team player.', 'I fit in everywhere.', 'Together one achieves more, I always say.'],
    near: {
      'I have sat in an open office with {20-40} desks, each with its own work.':
        'sitting in one room is no team',
      'I follow my favorite {soccer|hockey|baseball} team to every game.':
        'a team of players is another matter',
    },
    ruledOut: [
      'I have always worked alone, {and best that way|and it suits me}.',
      'In a group I get {little|nothing} done.',
    ],
  },
  trained: {
    label: 'Has trained others',
    proved: [
      'I taught {6-15} new drivers how to load, each for {two|three} weeks.',
      'At the {machine|press|loom} I showed {4-11} beginners every step until they could do it alone.',
      'I trained {8-20} volunteers of the {museum|ambulance|zoo}, in courses of {two|three} evenings.',
      'In {2-4} years I trained {5-9} apprentices; all of them passed.',
    ],
    asserted: ['I can explain things well.', 'I am patient.', 'I like to pass on what I know.'],
    near: {
      'I took part in {5-9} courses and liked every one.': 'taking a course is not giving one',
      'In {2-4} years I was trained by {three|four} good teachers.': 'being trained is not training',
    },
    ruledOut: [
      'I have never shown anyone how to work, and have no {patience|talent} for it.',
      'Beginners were always sent to {others|the foreman|my neighbor}, not to me.',
    ],
  },
  aid: {
    label: 'Has given first aid',
    proved: [
      'In {2020-2023} I bandaged a {roofer|cyclist|hiker} who had cut an artery, and held it until the ambulance came.',
      'At the {pool|ski slope|race track} I gave first aid {15-40} times in a season.',
      'When a guest collapsed in {2019-2023}, I pressed on his chest for {6-11} minutes; he lives.',
      'As a {lifeguard|stage hand} I took care of {20-60} cuts, burns and sprains.',
    ],
    asserted: [
      'In an emergency I keep a cool head.',
      'Blood does not bother me.',
      'People can rely on me when it counts.',
    ],
    near: {
      'There is a first aid kit in my {car|bag|kitchen}, always up to date.':
        'a kit is no help that was given',
      'I like to {watch hospital series|read about surgery|listen to doctors’ podcasts} and know many of the words.':
        'series are no first aid',
    },
    ruledOut: [
      'I {faint|get sick|have to sit down} when I see blood.',
      'In emergencies I have only ever {called for help|stood by}.',
    ],
  },
  children: {
    label: 'Has looked after children',
    proved: [
      'I looked after {8-14} children in the forest, four days a week, for {two|three} seasons.',
      'At the {swimming|ski|circus} camp {10-16} children were in my charge, for {3-6} summers.',
      'For {2-5} years I fetched {3-5} children from school, cooked for them and sat with their homework.',
      'In the {hospital|hotel|shelter} I ran the playroom, with up to {9-15} children at a time.',
    ],
    asserted: ['I love children.', 'Children trust me at once.', 'I am still a child at heart.'],
    near: {
      'I have {3-5} younger brothers.': 'having brothers is not looking after children',
      'I was in charge of {12-20} retired ladies on a bus trip.': 'retired ladies are no children',
    },
    ruledOut: [
      'With children I have {no|hardly any} experience.',
      'Children make me {nervous|tired}, I say it openly.',
    ],
  },
  cooking: {
    label: 'Has cooked for 50 or more',
    proved: [
      'I cooked for {60-140} soldiers, three times a day, for {9-15} months.',
      'At the {retreat|boarding school|campsite} I made dinner for {55-120} people, alone with two stoves.',
      'Each {Sunday|Thursday} I cook soup for {70-150} people at the shelter, since {2018-2022}.',
      'For the wedding season I made buffets for {80-180} guests, {12-25} of them.',
    ],
    asserted: [
      'I cook with love.',
      'My food has made everybody happy so far.',
      'The kitchen is my favorite room.',
    ],
    near: {
      'At Christmas I cook for {9-14} relatives.': 'a family is far below 50',
      'I served at banquets with {100-200} guests.': 'serving is not cooking',
    },
    ruledOut: [
      'I can boil {an egg|potatoes|rice}, no more.',
      'Cooking for {many|more than six} I have never done.',
    ],
  },
  animals: {
    label: 'Calm with nervous animals',
    proved: [
      'At the shelter I held {dogs|cats} that bit for the vaccination, about {15-40} a month.',
      'Last {winter|spring|fall} I led {three|four|five} panicking horses out of a burning barn, one by one.',
      'I clipped the claws of {80-200} cats; I have {four|five} scars and never let go.',
      'For {2-4} years I loaded {cattle|sheep} that had never seen a truck, without a stick.',
    ],
    asserted: ['I love animals.', 'Animals feel that I am a calm person.', 'All dogs like me.'],
    near: {
      'I have had an old, sleepy tomcat for {9-14} years.': 'a sleepy tomcat is not nervous',
      'I wrote {20-50} articles about dogs for a magazine.': 'writing about dogs is not handling them',
    },
    ruledOut: [
      'I am allergic to {cats and dogs|fur|most animals}.',
      'Animals that {jump|bark|bite} frighten me, I must admit.',
    ],
  },
  plants: {
    label: 'Has cared for plants',
    proved: [
      'I watered and cut {300-900} roses of a park, from March to November.',
      'In the nursery I raised {4-12},000 seedlings of {tomatoes|lettuce|peppers}.',
      'I saved {30-80} sick orchids of a hotel in one winter.',
      'For {3-6} years I pruned the {apple|pear|plum} trees of a monastery, {90-200} of them.',
    ],
    asserted: ['I have a green thumb.', 'Plants make me happy.', 'I am a child of nature.'],
    near: {
      'I painted {plants|flowers|trees} for {two|three} calendars.': 'painting plants is not caring for them',
      'I like to sit in the garden of my {landlord|sister|uncle} and read.':
        'sitting in a garden is no care of plants',
    },
    ruledOut: [
      'With me every {cactus|fern|basil} has died.',
      'Of plants I know {nothing at all|next to nothing}.',
    ],
  },
  speaking: {
    label: 'Has spoken before groups',
    proved: [
      'I led groups of {15-30} people through the {mine|cave|mill}, {300-700} times.',
      'I gave talks on {bees|stars|old maps} in {12-40} schools.',
      'On the boat I explained the coast to {40-90} passengers, {twice|three times} a day.',
      'At the town meeting I presented the budget to {120-250} people, {three|four} years in a row.',
    ],
    asserted: [
      'I like to be at the center.',
      'I am never at a loss for words.',
      'Stage fright is unknown to me.',
    ],
    near: {
      'In the {choir|gospel choir} I stand in the {first|second} row.': 'singing in a choir is not speaking',
      'I talk on the phone with {20-40} suppliers a week.': 'one at a time is no group',
    },
    ruledOut: [
      'Before {a group|many people|an audience} I do not get a word out.',
      'Speaking in public is {not for me|something I avoid}.',
    ],
  },
} as const satisfies Readonly<Record<string, Demand>>;

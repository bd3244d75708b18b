/** What a client offers, with what may stand in a post about it and what may not. */
export type Offer = {
  readonly client: string;
  /** The name of the offer, and what is done there: completes "we ...". */
  readonly title: string;
  readonly does: string;
  /** Hours at which it may begin, and ages from which one may come. */
  readonly starts: readonly number[];
  readonly ages: readonly number[];
  readonly includes: string;
  readonly bring: readonly [right: string, wrong: string];
  /** Lines of mood, which state nothing that a reader could check. */
  readonly moods: readonly string[];
  /** Phrases and sentences that a brief does not give. */
  readonly addedPhrases: readonly string[];
  readonly addedSentences: readonly string[];
  /** Words that the client does not want, each in a line of mood. */
  readonly banned: readonly (readonly [word: string, line: string])[];
};

const MORNING = [9, 10, 10.5, 11];
const AFTERNOON = [13, 13.5, 14, 15];
const EVENING = [17, 17.5, 18, 18.5, 19];
const NIGHT = [19, 19.5, 20];
const SMALL = [4, 5, 6];
const TEENS = [10, 12, 14, 16];

export const OFFERS: readonly Offer[] = [
  {
    client: 'Print studio',
    title: 'Linocut for beginners',
    does: 'cut and print your first linocut with you',
    starts: EVENING,
    ages: TEENS,
    includes: 'ink and paper',
    bring: ['an apron', 'a pillow'],
    moods: [
      'Black fingers are part of it.',
      'A crooked line is still a line.',
      'Mistakes look like plans here.',
      'Ink has its own opinion.',
      'What is left white was cut away.',
    ],
    addedPhrases: ['with cake in the break', 'with parking in the yard', 'taught by a prizewinner'],
    addedSentences: [
      'The last evening was sold out within a day.',
      'Each print is framed for you.',
      'A second evening follows in the month after.',
    ],
    banned: [
      ['unique', 'A unique evening for your hands.'],
      ['creative', 'Get creative with us.'],
      ['artsy', 'Artsy people and all the others.'],
    ],
  },
  {
    client: 'Swim club',
    title: 'Night swimming',
    does: 'switch off the lights and let you swim',
    starts: NIGHT,
    ages: TEENS,
    includes: 'tea from the big pot',
    bring: ['a towel', 'a bathrobe'],
    moods: [
      'The water is darker than you think.',
      'Fish do not talk either.',
      'Be a fish for once.',
      'Hair dries by itself.',
      'Goosebumps count as clothes.',
    ],
    addedPhrases: ['with music under water', 'with a sauna afterward', 'in water of 82 °F'],
    addedSentences: [
      'Two lifeguards watch over you.',
      'Children swim for free.',
      'Last year 200 people were there.',
    ],
    banned: [
      ['magical', 'A magical hour in the dark.'],
      ['romantic', 'Romantic, even if you come alone.'],
      ['spa', 'Your spa for one evening.'],
    ],
  },
  {
    client: 'Repair cafe',
    title: 'Lamps and toasters',
    does: 'repair lamps and toasters together',
    starts: AFTERNOON,
    ages: TEENS,
    includes: 'coffee and small parts',
    bring: ['the broken thing', 'a screwdriver'],
    moods: [
      'Nothing is lost before it is opened.',
      'Everything was whole once.',
      'Screws have feelings too.',
      'A fuse has a sense of humor.',
      'Someone will say aha.',
    ],
    addedPhrases: ['with a guarantee of a year', 'also for phones', 'with help from an engineer'],
    addedSentences: [
      'Nine of ten things go home repaired.',
      'You can leave your thing with us for a week.',
      'We also pick it up at your home.',
    ],
    banned: [
      ['sustainable', 'Sustainable, and fun on top of it.'],
      ['old', 'For old things and their people.'],
      ['trash', 'One person’s trash, you know.'],
    ],
  },
  {
    client: 'Choir',
    title: 'Sing along',
    does: 'sing six songs with everyone who comes',
    starts: EVENING,
    ages: SMALL,
    includes: 'a song sheet and soup',
    bring: ['a friend', 'a cushion'],
    moods: [
      'Wrong notes are only shy notes.',
      'Shy people sing too.',
      'Humming counts.',
      'Off key is a key too.',
      'Lungs like to be used.',
    ],
    addedPhrases: ['with a band', 'led by a singer of the opera', 'in a heated hall'],
    addedSentences: [
      'No one needs to read music.',
      'We do this every month.',
      'Afterward there is a vote on the next songs.',
    ],
    banned: [
      ['talent', 'Bring your talent, however small.'],
      ['show', 'A show without stars.'],
      ['karaoke', 'Karaoke, only better.'],
    ],
  },
  {
    client: 'Plant store',
    title: 'New pots',
    does: 'repot what you bring',
    starts: MORNING,
    ages: TEENS,
    includes: 'soil for one pot',
    bring: ['your plant', 'an old pot'],
    moods: [
      'Roots like to move now and then.',
      'Talking to it is optional.',
      'Green is a mood.',
      'Leaves look at you differently afterward.',
      'Earth belongs under nails.',
    ],
    addedPhrases: ['with 20 % off all pots', 'with advice from a botanist', 'also for trees'],
    addedSentences: [
      'Orchids are repotted by the owner in person.',
      'Every guest gets a cutting.',
      'Sick plants may stay with us for a month.',
    ],
    banned: [
      ['bargain', 'A bargain for your fern.'],
      ['jungle', 'Your living room becomes a jungle.'],
      ['expert', 'Be your own expert for once.'],
    ],
  },
  {
    client: 'Climbing gym',
    title: 'First climb',
    does: 'show you how to fall and how to get up',
    starts: EVENING,
    ages: TEENS,
    includes: 'shoes and a harness',
    bring: ['socks', 'gloves'],
    moods: [
      'The wall does not care who you are.',
      'Down is easy, up is the story.',
      'Knees may shake.',
      'Hands learn faster than heads.',
      'Gravity is on time.',
    ],
    addedPhrases: ['with a photo from the top', 'with insurance', 'in groups of three'],
    addedSentences: [
      'Our trainers speak Spanish.',
      'Who comes back within a week pays half.',
      'No one has ever been hurt here.',
    ],
    banned: [
      ['fear', 'Leave your fear at the door.'],
      ['extreme', 'Nothing extreme, only you and the wall.'],
      ['fun', 'So much fun on one wall.'],
    ],
  },
  {
    client: 'Town library',
    title: 'Stories in pajamas',
    does: 'read bedtime stories to children and their stuffed animals',
    starts: EVENING,
    ages: SMALL,
    includes: 'milk and cookies',
    bring: ['a stuffed animal', 'a flashlight'],
    moods: [
      'Yawning is applause.',
      'The lions are quiet on that evening.',
      'Bears do not mind.',
      'Bears listen with open mouths.',
      'The moon reads along.',
    ],
    addedPhrases: ['also in Spanish', 'with a real storyteller', 'on soft mattresses'],
    addedSentences: [
      'Each child takes a book home.',
      'Parents get a glass of wine.',
      'The stories are for children from three on.',
    ],
    banned: [
      ['cute', 'A cute evening for small ears.'],
      ['kids', 'All kids, all bears, one sofa.'],
      ['princess', 'For every princess and every dragon.'],
    ],
  },
  {
    client: 'Bike shop',
    title: 'Flat tire class',
    does: 'change tubes until everyone can do it',
    starts: EVENING,
    ages: TEENS,
    includes: 'a spare tube',
    bring: ['your bike', 'a pump'],
    moods: [
      'It hisses for all of us one day.',
      'Dirty hands, clear conscience.',
      'The nail is not your friend.',
      'Air is free, patience is not.',
      'Black hands shake well.',
    ],
    addedPhrases: ['with 10 % off all tires', 'also for electric bikes', 'with a certificate'],
    addedSentences: [
      'Our record is four minutes.',
      'A second class shows brakes.',
      'Whoever is last gets a free check.',
    ],
    banned: [
      ['easy', 'It is easy, you will see.'],
      ['guys', 'Hey guys, out with the levers.'],
      ['hack', 'A hack for every rider.'],
    ],
  },
  {
    client: 'Bakery',
    title: 'Bread at night',
    does: 'bake while the town sleeps',
    starts: NIGHT,
    ages: TEENS,
    includes: 'a loaf to take home',
    bring: ['clothes that may get dusty', 'a bowl'],
    moods: [
      'The oven hums, that is all the music.',
      'Flour gets everywhere.',
      'Sleep is for tomorrow.',
      'Dough does not look at the clock.',
      'Crusts are the reward of the patient.',
    ],
    addedPhrases: ['with our secret sourdough', 'with breakfast at dawn', 'with flour from our own mill'],
    addedSentences: [
      'Our baker has won a medal.',
      'The recipe is from 1911.',
      'You may come back for a second loaf.',
    ],
    banned: [
      ['authentic', 'As authentic as crumbs.'],
      ['love', 'Baked with love and a timer.'],
      ['craft', 'True craft, true crumbs.'],
    ],
  },
  {
    client: 'Museum of radios',
    title: 'Repair a radio',
    does: 'open old radios and make them talk',
    starts: AFTERNOON,
    ages: TEENS,
    includes: 'tools and a tube',
    bring: ['reading glasses', 'an antenna'],
    moods: [
      'Static is a language.',
      'Warm lights, warm wood.',
      'Listen first, then turn.',
      'Somewhere a station is waiting.',
      'Knobs were made for fingers.',
    ],
    addedPhrases: ['with a tour of the cellar', 'with a technician of the first hour', 'with live music'],
    addedSentences: [
      'The oldest radio is from 1924.',
      'You may take one radio home.',
      'School classes come for free.',
    ],
    banned: [
      ['nostalgia', 'Nostalgia with a plug.'],
      ['vintage', 'Vintage sounds for fresh ears.'],
      ['retro', 'Retro is a kind of future.'],
    ],
  },
  {
    client: 'Hiking club',
    title: 'Moon walk',
    does: 'walk along the ridge by moonlight',
    starts: NIGHT,
    ages: TEENS,
    includes: 'a lantern',
    bring: ['warm socks', 'a whistle'],
    moods: [
      'The owls will know you are there.',
      'Talk less, see more.',
      'Dark is only a lack of hurry.',
      'Shadows walk along.',
      'The path knows the way.',
    ],
    addedPhrases: ['with a fire at the top', 'with a guide of the park', 'eight miles long'],
    addedSentences: ['The bus back is paid for.', 'Dogs may come along.', 'In rain we walk a week later.'],
    banned: [
      ['adventure', 'An adventure without a tent.'],
      ['easy', 'Easy steps, wide sky.'],
      ['spooky', 'A little spooky, very quiet.'],
    ],
  },
  {
    client: 'Soap maker',
    title: 'Soap in a day',
    does: 'stir, pour and cut soap with you',
    starts: MORNING,
    ages: TEENS,
    includes: 'six bars',
    bring: ['long sleeves', 'a small box'],
    moods: [
      'Your hands will remember.',
      'Stir like you mean it.',
      'Clean hands come later.',
      'Bubbles are only the beginning.',
      'Cut slowly, wash long.',
    ],
    addedPhrases: ['with organic oil', 'with lunch', 'with a booklet of recipes'],
    addedSentences: [
      'Our soap is good for dry skin.',
      'The first course was full in two hours.',
      'Everyone goes home with a discount.',
    ],
    banned: [
      ['natural', 'Natural, like your hands.'],
      ['chemistry', 'Chemistry you can smell.'],
      ['luxury', 'Luxury in a bar.'],
    ],
  },
  {
    client: 'Sewing room',
    title: 'Mend your jeans',
    does: 'put patches where the holes are',
    starts: EVENING,
    ages: TEENS,
    includes: 'thread and patches',
    bring: ['jeans', 'scissors'],
    moods: [
      'A hole is a place with plans.',
      'Crooked seams have character.',
      'Blue goes with blue.',
      'Patches are medals.',
      'A needle is a small sword.',
    ],
    addedPhrases: ['with a machine for everyone', 'with coffee from next door', 'also for coats'],
    addedSentences: [
      'Our teacher has sewn for the theater.',
      'What is not done can stay here until the next time.',
      'Each guest gets a set of needles.',
    ],
    banned: [
      ['trendy', 'Trendy since yesterday.'],
      ['ladies', 'Ladies, gentlemen, holes.'],
      ['cool', 'Cool knees for everyone.'],
    ],
  },
  {
    client: 'Dog school',
    title: 'Come when called',
    does: 'teach dogs to turn around at their name',
    starts: AFTERNOON,
    ages: TEENS,
    includes: 'treats for the dog',
    bring: ['your dog', 'a ball'],
    moods: [
      'Ears are not always on.',
      'Patience has four legs.',
      'Squirrels are the final exam.',
      'Names are magic words.',
      'Tails tell the truth.',
    ],
    addedPhrases: ['in groups of four', 'with a video of your dog', 'for dogs of any age'],
    addedSentences: [
      'Our trainer has worked with the police.',
      'After three weeks every dog comes.',
      'The second lesson is free.',
    ],
    banned: [
      ['obey', 'They obey when they want to.'],
      ['master', 'Be a friend, not a master.'],
      ['train', 'Train your patience first.'],
    ],
  },
  {
    client: 'Cinema',
    title: 'Film with a pause',
    does: 'stop a film in the middle and talk about it',
    starts: EVENING,
    ages: TEENS,
    includes: 'popcorn and a seat in the middle',
    bring: ['an opinion', 'a blanket'],
    moods: [
      'The best part is the argument.',
      'The dark makes people honest.',
      'Popcorn is a language.',
      'Silence has many endings.',
      'The lamp comes on, the mouths too.',
    ],
    addedPhrases: ['with the director as a guest', 'with free drinks', 'in the original language'],
    addedSentences: [
      'The film has won two prizes.',
      'Who falls asleep gets the money back.',
      'We do it on the first Monday of each month.',
    ],
    banned: [
      ['event', 'An event for talkers.'],
      ['exclusive', 'Exclusive, but bring everyone.'],
      ['premium', 'Premium talk, plain chairs.'],
    ],
  },
  {
    client: 'Beekeeper',
    title: 'First honey',
    does: 'open a hive and spin the honey out',
    starts: MORNING,
    ages: SMALL,
    includes: 'a jar of honey',
    bring: ['light clothes', 'a spoon'],
    moods: [
      'They have seen you long before.',
      'Move like a cloud.',
      'Sticky is a good sign.',
      'Summer fits into a jar.',
      'The air hums in gold.',
    ],
    addedPhrases: ['with suits for all', 'with a doctor on site', 'on a roof of the town'],
    addedSentences: ['Our bees do not sting.', 'A hive has 40,000 bees.', 'You can adopt a hive afterward.'],
    banned: [
      ['healthy', 'Loud, golden, healthy.'],
      ['cheap', 'Cheap seats for busy wings.'],
      ['sweet', 'Sweet is only a word for it.'],
    ],
  },
];

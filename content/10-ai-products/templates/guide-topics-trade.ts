import type { Topic } from './guide-topics.ts';

const MARKETPLACE: Topic = {
  name: 'marketplace',
  things: ['Tin Drum Market', 'Lantern Row', 'Paper Boat', 'Copper Lane'],
  documents: [
    {
      title: 'Rules for sellers of {thing}, January',
      openings: [
        'These rules of {thing} are for files that buyers download.',
        'This page is about files that buyers download from {thing}.',
        'Files for download have these rules on {thing}.',
      ],
    },
    {
      title: 'Notice of {thing} to sellers, June 2',
      openings: [
        'Here is what changes on {thing} this summer.',
        'This summer some things change on {thing}.',
        'Please read what is new on {thing} this summer.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 1,
      values: ['$0.15', '$0.18', '$0.20', '$0.25', '$0.30'],
      before: { doc: 0, says: 'A listing costs {}.' },
      says: ['From July 1 [a listing costs {}].', '[The fee for a listing is {}] from July 1 on.'],
      claims: ['If you put a file up in August, the listing costs {}.', 'In the fall, a listing costs {}.'],
    },
    {
      doc: 1,
      values: ['10 MB', '20 MB', '25 MB', '50 MB', '80 MB'],
      before: { doc: 0, says: 'The largest file has {}.' },
      says: [
        'From today [the largest file may have {}].',
        'The new [limit for a file is {}], starting today.',
      ],
      claims: [
        'Since June 2 the limit for a file is {}.',
        'In July, the largest file that you can upload has {}.',
      ],
    },
    {
      doc: 0,
      values: ['three', 'four', 'six', 'twelve'],
      says: ['A listing [runs for {} months].', '[After {} months a listing ends].'],
      aside: 'A listing that has ended can be renewed.',
      claims: ['A listing runs for {} months.'],
      denied: ['A listing stays online until you delete it.'],
    },
    {
      doc: 0,
      values: ['seven', 'ten', 'twelve', 'twenty'],
      says: ['A listing has room for [{} pictures].', 'You can add [{} pictures to a listing].'],
      aside: 'The first picture of a listing is the one in the search.',
      claims: ['There is room for {} pictures in a listing.'],
    },
    {
      doc: 0,
      values: ['Monday', 'Tuesday', 'Thursday', 'Friday'],
      says: ['Money is [paid out every {}].', 'The day of [payouts is {}].'],
      aside: 'Money is paid out to a bank account in your name.',
      claims: ['{} is the day on which sellers are paid.', 'You get your money on a {}.'],
    },
    {
      doc: 0,
      values: ['in the title', 'in the first line of the text', 'in a field of its own'],
      says: ['If a model made the pictures, it says so [{}].', 'Pictures from a model [are declared {}].'],
      aside: 'Pictures may be made with a model.',
      claims: ['That a model made the pictures has to be said {}.'],
    },
    {
      doc: 0,
      says: [
        'A refund is [due if the file cannot be opened, and in no other case].',
        'Buyers get a refund [only if the file cannot be opened].',
      ],
      aside: 'A refund goes to the card that was used.',
      follows: ['The buyer of a file that cannot be opened gets the money back.'],
      denied: ['Buyers who do not like a file get their money back.'],
    },
    {
      doc: 0,
      values: ['15', '20', '30', '40'],
      says: ['A coupon [takes off at most {} percent].', 'The highest [coupon is {} percent].'],
      aside: 'A coupon can be limited to one product.',
      follows: ['A coupon of {+10} percent is more than the rules allow.'],
      denied: ['A coupon of {+10} percent is allowed.'],
    },
    {
      doc: 1,
      values: ['June 15', 'June 20', 'July 10', 'July 20'],
      says: ['[Maintenance is on {}], and the shop is closed.', '[We close for maintenance on {}].'],
      aside: 'The search gets a new design.',
      claims: ['The day of the maintenance this summer is {}.'],
      beyond: ['After the maintenance the search puts new shops first.'],
    },
    {
      doc: 1,
      says: [
        'Shops with a video sold more last year, but [we cannot say that the video is the reason]: they are also older.',
        'Last year shops with a video sold more; as these shops are older, [the effect of the video is unknown].',
        'Older shops sell more and often have a video, so [what a video does cannot be told].',
      ],
      denied: ['A video makes a shop sell more.', 'With a video in your shop you will sell more.'],
      follows: ['The marketplace does not know whether it was the videos that led to more sales.'],
    },
  ],
};

const CRAFT_FAIR: Topic = {
  name: 'craft fair',
  things: ['Fort Hill', 'Easton', 'Harlow', 'Pine Ridge'],
  documents: [
    {
      title: 'Rules of the {thing} craft fair',
      openings: [
        'The {thing} fair takes place in the yard of the old mill.',
        'The yard of the old mill is the place of the {thing} fair.',
        'Our fair in {thing} is held in the yard of the old mill.',
      ],
    },
    {
      title: 'Letter of the {thing} fair to exhibitors, March 20',
      openings: [
        'We are looking forward to seeing you in {thing} in May.',
        'See you in {thing} in May.',
        'The {thing} fair is in May, and we are glad that you will be there.',
      ],
    },
    {
      title: 'Notes of a maker about last year’s fair',
      openings: [
        'In {thing} I sold cards and prints.',
        'My stall in {thing} had cards and prints.',
        '{thing} was my first fair, with cards and prints.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 1,
      values: ['$60', '$70', '$75', '$85', '$90'],
      before: { doc: 0, says: 'A stall costs {} for the weekend.' },
      says: [
        'Because of the new tent [a stall costs {} this year].',
        'This year [the price of a stall is {}].',
      ],
      claims: ['For this year’s fair, a stall costs {}.', 'Plan {} for a stall at this year’s fair.'],
    },
    {
      doc: 0,
      values: ['6 by 6', '8 by 6', '8 by 8', '10 by 8'],
      says: ['Each stall [measures {} feet].', 'You get [a space of {} feet].'],
      aside: 'Each stall comes with two chairs.',
      claims: ['The space for a stall is {} feet.'],
    },
    {
      doc: 0,
      values: ['April 1', 'April 10', 'April 15', 'April 25'],
      says: [
        'If you cancel [by {}], you get your money back, later you do not.',
        'Your money is returned if you [cancel by {}], and kept after that.',
      ],
      aside: 'A stall cannot be passed on to someone else.',
      claims: ['The last day for getting the money back is {}.'],
    },
    {
      doc: 0,
      values: ['6:00', '6:30', '7:00', '7:30'],
      says: ['You can [set up from {} on].', '[The gates open at {}] for setting up.'],
      aside: 'Set up without a car: the yard is closed to traffic.',
      claims: ['The earliest time for setting up is {}.'],
    },
    {
      doc: 0,
      says: [
        'A seller [needs an insurance] that covers visitors.',
        'No one may sell [without an insurance] that covers visitors.',
      ],
      aside: 'Sellers keep the aisles free for visitors.',
      follows: ['You need an insurance to have a stall.'],
      denied: ['You can have a stall without any insurance.'],
    },
    {
      doc: 0,
      values: ['half', 'two thirds', 'three quarters'],
      says: ['[At least {} of your goods] must be made by yourself.'],
      aside: 'Goods of other makers carry a label with their name.',
      follows: ['A stall on which all goods come from other makers breaks the rules.'],
      denied: ['It is within the rules to sell only goods that others made.'],
    },
    {
      doc: 1,
      values: ['3,200', '4,100', '5,500', '6,800'],
      says: ['Last year [{} visitors came].', 'We [counted {} visitors] last year.'],
      aside: 'Last year we had visitors from four states.',
      claims: ['Last year, {} people visited the fair.'],
      beyond: ['This year more people will come than last year.'],
    },
    {
      doc: 2,
      values: ['24', '37', '48', '63'],
      says: ['On both days together I [had {} buyers].', '[{} people bought] something from me.'],
      aside: 'Most of my buyers took their time.',
      claims: ['The maker had {} buyers at last year’s fair.'],
      beyond: ['A stall with ceramics has more buyers than one with cards.'],
    },
    {
      doc: 2,
      values: ['$4', '$5', '$6', '$9'],
      says: ['What went best were [cards for {}].', '[My cards for {}] sold best.'],
      aside: 'What went best were small things.',
      claims: ['At this stall, cards for {} sold best.'],
      beyond: ['At other fairs, too, cards sell best.'],
    },
    {
      doc: 2,
      values: ['noon', 'two o’clock', 'three o’clock', 'four o’clock'],
      says: [
        'The rain [began at {}] on Sunday; from then on I sold nothing.',
        'I sold nothing on Sunday after [the rain that came at {}].',
      ],
      claims: ['On Sunday it began to rain at {}.'],
      beyond: ['It was because of the rain that nothing was sold on Sunday.'],
    },
  ],
};

export const TRADE_TOPICS: readonly Topic[] = [MARKETPLACE, CRAFT_FAIR];

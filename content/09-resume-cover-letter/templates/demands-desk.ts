import type { Demand } from './demand.ts';

/** Demands about desks, money and numbers. */
export const DESK_AND_MONEY = {
  phone: {
    label: 'Has answered many calls',
    proved: [
      'At the {taxi company|gas company|heating service} I answered about {60-110} calls a day.',
      'On the days before {Christmas|Easter|Thanksgiving} I took up to {40-80} orders on the phone.',
      'For {2-4} years the switchboard of the clinic was mine, with {5-8} lines.',
      'During the storm of {2019-2023} I sat at the hotline for {9-14} hours, one call after the other.',
    ],
    asserted: [
      'The telephone does not frighten me.',
      'On the phone I am at my best.',
      'I am told that I have a good voice for the phone.',
    ],
    near: {
      'In my last job I wrote about {40-70} emails a day.': 'emails are no calls',
      'I call my mother and her {2-4} sisters every evening.': 'calls in the family are no work',
    },
    ruledOut: [
      'Telephoning is {not possible for me|out of the question}, because of my hearing.',
      'I have never telephoned at {work|the office|the shop}, and would rather not begin.',
    ],
  },
  till: {
    label: 'Has closed a till',
    proved: [
      'On {four|five} evenings a week I closed the till of the {bookstore|cinema|kiosk}, without a difference in {14-30} months.',
      'After closing I counted {$1,200|$1,800|$2,400} and more, entered it and took it to the safe.',
      'In the {bakery|pharmacy|museum shop} the closing of the till was my job for {2-5} years.',
      'I cashed up {3-6} tills after closing, and found {two|three} mistakes of others.',
    ],
    asserted: [
      'I am careful with money.',
      'I am honest to the last cent.',
      'Numbers are in good hands with me.',
    ],
    near: {
      'I keep a {book|list|diary} on what I spend, to the last {coffee|cent|bus ticket}.':
        'money of one’s own is no till',
      'I collected {$200|$350|$480} for a farewell present once.': 'one collection is no till',
    },
    ruledOut: [
      'I have never {worked|had to do} with cash.',
      'With {money|cash} I would rather have nothing to do.',
    ],
  },
  stock: {
    label: 'Has ordered stock',
    proved: [
      'I ordered {screws and paint|flour and sugar|tires and tubes} every {Monday|Friday}, for about {$900|$1,500|$2,300}.',
      'For {2-5} years I decided what the {toy store|drugstore|stationery shop} ordered, {200-600} articles.',
      'I wrote the orders of the {cafeteria|workshop|salon}, and in {14-26} months nothing ever ran out.',
      'At the {vineyard|sawmill} I ordered {bottles|saw blades|labels} from {4-9} suppliers.',
    ],
    asserted: ['I have an eye for what is missing.', 'I plan ahead.', 'With me nothing will run out.'],
    near: {
      'I filled the shelves of a supermarket, {3-5} hours every evening.': 'filling shelves is not ordering',
      'I do the shopping for a household of {5-7}.': 'a household is no stock',
    },
    ruledOut: [
      'Ordering was always done by the {boss|owner|manager}; I was never let near it.',
      'I have no experience with {orders|ordering} {at all|so far}.',
    ],
  },
  bills: {
    label: 'Has written invoices',
    proved: [
      'I wrote about {30-70} invoices a week for a {roofer|dentist|plumber}.',
      'In the {law office|veterinary practice|garage} all invoices were mine, {400-980} in a year.',
      'I billed {120-260} students of a music school, month after month.',
      'When I took over the office of the {carpenter|choir|sports club}, {40-90} invoices lay there; I wrote them all in {two|three} weeks.',
    ],
    asserted: ['Paperwork is no punishment for me.', 'I am thorough.', 'Offices are my world.'],
    near: {
      'I pay all bills of my {parents|aunt|club} on time.': 'paying is not writing invoices',
      'I wrote {20-60} letters a week for a member of the town council.': 'letters are no invoices',
    },
    ruledOut: [
      'Invoices I have never {written|made|had to write}.',
      'The invoices were always done by the {bookkeeper|boss|head office}, not by me.',
    ],
  },
  sheets: {
    label: 'Has kept spreadsheets',
    proved: [
      'I kept the spreadsheet for {340-800} members of a club, with their fees and dates.',
      'In the {laboratory|harbor office|water works} I entered {50-120} readings a day into a spreadsheet that I had built.',
      'I made a spreadsheet for the tips of {8-14} waiters, and the quarrel was over.',
      'For {2-4} years the budget of the festival was a spreadsheet of mine with {9-16} pages.',
    ],
    asserted: [
      'I am quick with computers.',
      'Programs hold no secrets for me.',
      'I learn every program in a day.',
    ],
    near: {
      'I type {60-80} words a minute.': 'typing is no spreadsheet',
      'I edit {photos and short films|songs|family albums} on my computer.': 'pictures are no spreadsheet',
    },
    ruledOut: [
      'Spreadsheets I would have to learn {from scratch|from the beginning|first}.',
      'With a computer I have only ever {written letters|played|written emails}.',
    ],
  },
  roster: {
    label: 'Has made rosters',
    proved: [
      'I made the roster for {12-26} lifeguards, week after week, two summers long.',
      'In the {nursing home|call center|hotel} the shifts of {14-30} people were planned by me.',
      'For {2-5} years I planned who drives which of {9-22} buses.',
      'I planned the shifts of {40-90} helpers of a {street festival|marathon|food drive}.',
    ],
    asserted: ['I am a talent at organizing.', 'I never lose track.', 'Planning is in my blood.'],
    near: {
      'I have never missed a shift in {4-9} years.': 'keeping a roster is not making one',
      'I planned a trip through {4-7} countries for the family.': 'a trip is no roster',
    },
    ruledOut: [
      'The rosters came from {above|the head office|the boss}; I have never made one.',
      'Planning for others is {not for me|nothing for me|something I avoid}.',
    ],
  },
  archive: {
    label: 'Has sorted large archives',
    proved: [
      'I sorted {9-40},000 photos of a newspaper by place and year.',
      'When the {hospital|court|town hall} moved, I put {6-14},000 files into a new order.',
      'For {2-3} years I brought the {maps|slides|letters} of a museum into order, {8-20},000 of them.',
      'I sorted the seeds of a botanical garden: {5-12},000 bags, each with a number.',
    ],
    asserted: ['Order is in my nature.', 'I love old papers.', 'I keep everything in its place.'],
    near: {
      'My {books|records|spices} at home stand by {color|name} and size.': 'books at home are no archive',
      'I visited {6-15} archives while I was a student.': 'a visit is not sorting',
    },
    ruledOut: [
      'I am not patient enough to sort {things|papers} for long.',
      'Sorting was never my {task|job}.',
    ],
  },
  spanish: {
    label: 'Has worked in Spanish',
    proved: [
      'At the {customs office|clinic|airport} I interpreted between English and Spanish, {4-9} times a day.',
      'I wrote the {letters|reports|catalogs} of a {shipping company|cruise line|winery} in Spanish, for {2-4} years.',
      'For {2-3} years I answered the letters of Spanish-speaking tenants in Spanish.',
      'I translated {40-90} manuals from Spanish for a maker of {pumps|ovens|tractors}.',
    ],
    asserted: [
      'Languages come easily to me.',
      'I love the Spanish language.',
      'I would gladly use my Spanish.',
    ],
    near: {
      'I spend every vacation in {Spain|Mexico|Chile|Peru}.': 'a vacation is no work',
      'I understand {the songs of my favorite band from Spain|Spanish films without subtitles|most Spanish menus}.':
        'understanding songs is no work',
    },
    ruledOut: [
      'Apart from English I speak {no language|German only|only some Dutch}.',
      'My Spanish is gone; I had it at school {20-30} years ago.',
    ],
  },
} as const satisfies Readonly<Record<string, Demand>>;

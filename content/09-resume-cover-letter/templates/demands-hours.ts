import type { Demand } from './demand.ts';

/** Demands about hours, places and bodies. */
export const HOURS_AND_HANDS = {
  saturday: {
    label: 'Has worked on Saturdays',
    proved: [
      'At the {market|garden center|paint shop} I worked {30-48} Saturdays a year, for {2-5} years.',
      'My Saturdays belonged to the {car wash|bakery|swimming pool}: from {7-9} until the last customer, {2-6} summers long.',
      'For {3-7} years my week began on Tuesday and ended on Saturday evening, at the {barber’s|box office|flower stand}.',
      'In {2019-2023} I did every Saturday shift of the {ticket office|ice rink|post counter}, {40-50} in all.',
    ],
    asserted: [
      'Saturdays are no problem.',
      'I am flexible, at weekends too.',
      'My calendar will adapt to yours.',
    ],
    near: {
      'Every Saturday I go to the {market|flea market|bakery} early, before the {good|best} things are gone.':
        'shopping on Saturdays is no work on Saturdays',
      'For {2-4} years I worked Monday to Friday, and often longer than planned.':
        'weekdays are no Saturdays',
    },
    ruledOut: [
      'On Saturdays I look after my {grandson|father|niece}, and that will stay so.',
      'Saturdays I have to keep free, for my {evening school|choir|second job}.',
    ],
  },
  early: {
    label: 'Has started by 6 a.m.',
    proved: [
      'In the {dairy|bakery|newspaper depot} my shift began at {4:30|5:00|5:30}, {2-6} years long.',
      'I opened the {canteen|bus depot|boiler room} at {5:15|5:30|5:45}, five days a week.',
      'When I delivered {rolls|newspapers|milk}, my day began at {3:30|4:00|4:45} in the morning.',
      'At the {laundry|fish market|print shop} I stood at the machine at {5:00|5:30} sharp, in winter too.',
    ],
    asserted: [
      'Getting up early is easy for me.',
      'I am a morning person.',
      'My alarm clock and I are good friends.',
    ],
    near: {
      'My {children|cats|neighbors} wake me before five, so I am up anyway.':
        'being awake is no start at work',
      'At the {office|bank|school|town hall} I was always the first one, at {a quarter to eight|ten to eight|half past seven}.':
        'a quarter to eight is later than six',
    },
    ruledOut: [
      'Before eight I cannot come, because of the {school bus|kindergarten|first train}.',
      'My first {bus|train|ferry} leaves at {6:40|6:55|7:10|7:25}, so an earlier start is not possible.',
    ],
  },
  night: {
    label: 'Has worked at night',
    proved: [
      'As a {guard|porter|driver of a snow plow} I worked from ten at night to six, {2-5} years long.',
      'I did {60-140} night shifts in the {paper mill|power plant|sorting center}.',
      'In the {print shop|bakery} my shift ended when others got up, at {5|6} in the morning, for {2-4} years.',
      'In {2020-2023} I watched the {pumps|furnaces|switchboard} of the plant from midnight on, every second week.',
    ],
    asserted: ['Nights suit me.', 'Working late does not bother me.', 'I am awake when others are tired.'],
    near: {
      'I often {read|paint|knit|play chess online} until {one|two|three} in the morning.':
        'reading at night is no work at night',
      'In the {restaurant|library|cafe|gym} I was on until {eight|nine} in the evening.':
        'the evening is no night',
    },
    ruledOut: [
      'Since my {operation|illness|accident} I have not been allowed to work nights.',
      'Nights are not possible, as I am alone with my {children|son|daughter|twins}.',
    ],
  },
  lifting: {
    label: 'Has lifted 40 pounds often',
    proved: [
      'I loaded sacks of {50-70} pounds, about {80-200} a day, at the {mill|feed store|cement works}.',
      'At the {brewery|quarry|tile store} I lifted crates of {45-60} pounds from seven to three.',
      'For {2-5} summers I stacked hay bales of {45-55} pounds, {100-300} on a good day.',
      'For {2-4} years I carried washing machines to the {third|fourth|fifth} floor, up to {4-8} a day.',
    ],
    asserted: ['I am strong.', 'Heavy things do not scare me.', 'I can take hold where it is needed.'],
    near: {
      'I carried trays with up to {8-12} plates through a full dining room.':
        'plates are far below 40 pounds',
      'I push a {wheelchair|stroller|handcart} through the park {twice|three times} a week.':
        'pushing is not lifting',
    },
    ruledOut: [
      'Because of my back, the doctor has allowed me {15-25} pounds at most.',
      'Heavy lifting is over for me since my {hernia|shoulder operation}.',
    ],
  },
  ladders: {
    label: 'Has worked on ladders',
    proved: [
      'I cleaned gutters on a ladder of {22-32} feet, at about {60-150} houses.',
      'At the {theater|trade fair|church} I fastened banners {20-40} feet above the floor, from a ladder.',
      'For {2-5} winters I hung and took down the lights of the {town|harbor|market square}, from a ladder.',
      'I painted {12-40} facades, and stood on the ladder for most of that time.',
    ],
    asserted: ['I have a head for heights.', 'Heights do not frighten me.', 'I like to be up there.'],
    near: {
      'I like to hike, and have been above {9-13},000 feet.': 'a mountain is no ladder',
      'I worked in an office on the {21st|34th|40th} floor.': 'a high floor is no ladder',
    },
    ruledOut: [
      'I get dizzy on the {second|third} step of a {ladder|stepladder}.',
      'I am not allowed on ladders since my fall in {2021-2023}.',
    ],
  },
  vans: {
    label: 'Has driven vans',
    proved: [
      'I drove the {15|16|18}-foot van of a {florist|carpenter|moving company} for {2-5} years.',
      'With a van full of {parcels|tiles|mattresses} I did {30-70} stops a day.',
      'I brought the band’s instruments to {40-90} concerts, in a van, through every kind of traffic.',
      'In {2020-2023} I drove a van with medicines between {3-6} hospitals.',
    ],
    asserted: ['I drive safely.', 'I am at home on the road.', 'I have been driving since I was {16|17|18}.'],
    near: {
      'In {9-15} years with my own small car I have never had an accident.': 'a small car is no van',
      'I ride a cargo bike through the {city|old town|harbor} every day, loaded {to the top|with two children}.':
        'a cargo bike is no van',
    },
    ruledOut: [
      'I have no {driver’s license|license} and do not {want|need} one.',
      'My license was taken from me until next {spring|summer|fall}.',
    ],
  },
  cold: {
    label: 'Has kept a cold chain',
    proved: [
      'I measured {3-5} cold rooms twice a shift and wrote the degrees down, for {2-4} years.',
      'I took vaccines to {12-30} practices, with a thermometer in the box: above {44-46} degrees they went back.',
      'At the {fish counter|butcher’s} I checked the ice every {20-40} minutes and threw away what had been too warm.',
      'When the {freezer|cooling} failed in {2021-2023}, I had the meat of a whole week in another cold room within {20-50} minutes.',
    ],
    asserted: [
      'I know that food has to stay cold.',
      'Hygiene is a matter of course for me.',
      'I take care with sensitive goods.',
    ],
    near: {
      'I worked in a warehouse that was not heated, {2-4} winters long.':
        'working in the cold is no cold chain',
      'In my kitchen the fridge is always {full and clean|cold and full|tidy}.':
        'a fridge at home is no cold chain',
    },
    ruledOut: [
      'With {chilled|frozen} goods I have never had anything to do.',
      'Cold rooms are out of the question for me, because of my {asthma|joints}.',
    ],
  },
  repairs: {
    label: 'Has repaired appliances',
    proved: [
      'I repaired about {120-300} washing machines for the {housing company|repair service}.',
      'At the repair cafe I got {60-140} toasters, lamps and mixers going again.',
      'In the {hotel|hostel} I fixed what broke: dryers, kettles, {12-30} hair dryers a year.',
      'I changed the pump of {20-60} dishwashers, the first one with the manual beside me.',
    ],
    asserted: [
      'I am good with my hands.',
      'There is always a screwdriver in my pocket.',
      'Technical things come easily to me.',
    ],
    near: {
      'I sold {refrigerators|coffee machines|stoves} for {2-4} years.': 'selling is not repairing',
      'When {something|the heating|the stove|the washer} breaks at home, I know whom to call.':
        'calling somebody is not repairing',
    },
    ruledOut: [
      'I have never opened {an appliance|a toaster|a dryer} in my life.',
      'Repairs I leave to {people who know how|my brother|others}.',
    ],
  },
} as const satisfies Readonly<Record<string, Demand>>;

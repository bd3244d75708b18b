import type { Random } from '../../src/random.ts';
import { spell } from '../../src/wording.ts';

/** A small business with what it posts, and what people write below. */
export type Client = {
  readonly account: string;
  /** Posts, some with a day that is near. */
  readonly posts: readonly ((random: Random, day: string) => string)[];
  /** Something that one waits for, e.g. `my bench`. */
  readonly order: string;
  /** Something with a day and an hour, e.g. `my delivery`. */
  readonly booking: string;
  /** Where one can leave something behind, and where one waits. */
  readonly where: string;
  readonly queue: string;
  /** Someone who works there, without a name. */
  readonly worker: string;
  /** Injuries, illness and dangers by what the business sells, or where it is. */
  readonly dangers: readonly string[];
  /** What sounds dangerous and is not: jokes, and things that happened elsewhere. */
  readonly falseAlarms: readonly string[];
  /** Questions whose answer helps everyone. */
  readonly questions: readonly string[];
  readonly prices: readonly string[];
  readonly allergies: readonly string[];
  /** Criticism that is rude and fair. */
  readonly criticism: readonly string[];
  /** Praise, jokes and sighs: nothing is asked. */
  readonly remarks: readonly string[];
};

export const CLIENTS: readonly Client[] = [
  {
    account: 'a coffee roaster',
    posts: [
      (_random, day) =>
        `Our decaf is back, washed, from one farm. In the shop from ${day}, online two days later.`,
      (random) =>
        `New on the shelf: a light roast from ${random.pick(['Rwanda', 'Peru', 'Ethiopia'])}, ${random.integer(14, 19)} dollars a bag.`,
    ],
    order: 'my bag of decaf',
    booking: 'my roasting class',
    where: 'on the bench in your shop',
    queue: 'at the bar for one espresso',
    worker: 'the girl at the bar',
    dangers: [
      'There was a piece of metal in my bag of beans, as long as a fingernail. Photo attached.',
      'The lid of your travel cup came off and my daughter has burns on her arm, we are at the doctor.',
      'I was told the hazelnut drink has no nuts in it. My face is swelling up.',
      'It smells of gas in the hall behind your roaster, I am standing here.',
    ],
    falseAlarms: [
      'This roast could wake the dead, my neighbor is proof.',
      'My own coffee is poison next to yours.',
      'I would kill for a cup of this right now.',
    ],
    questions: [
      'Is it also ground for a moka pot, or beans only?',
      'How long do the beans keep once the bag is open?',
      'Are the bags recyclable?',
      'Do you roast on Saturdays so that one can watch?',
      'Which grind for a French press?',
    ],
    prices: ['How much is a bag if I take five?', 'What does the roasting class cost for two?'],
    allergies: [
      'Are there traces of hazelnut in the beans? My son has a nut allergy.',
      'Is there milk powder in the cocoa mix? I am allergic to milk.',
    ],
    criticism: [
      'Nineteen dollars for beans? Who is supposed to pay that?',
      'Third time you are closed on a day the sign says open. Get a calendar.',
      'Half of the bag was broken beans. For this price I expect whole ones.',
    ],
    remarks: [
      'Decaf is what you drink when you have given up, lol',
      'Finally. I am at the door at seven sharp.',
      'The bag alone makes me happy.',
      'My kitchen smells like your shop now, and I am not complaining.',
    ],
  },
  {
    account: 'a furniture maker',
    posts: [
      (random) =>
        `The bench Ada is now also made in oak: ${spell(random.integer(7, 10))} weeks, delivered within ${random.integer(4, 9) * 10} miles.`,
      (_random, day) => `Open workshop on ${day}: see how a chair gets its back.`,
    ],
    order: 'my bench',
    booking: 'my delivery',
    where: 'on the bench by the door',
    queue: 'in the showroom, alone among the chairs',
    worker: 'the guy who delivers',
    dangers: [
      'The bench collapsed under my mother, she is in the hospital with a broken wrist.',
      'A shelf of yours came off the wall last night, right above the crib. Others have the same one.',
      'Your van lost a board on the highway, cars are driving around it.',
      'The glue you sent for the repair burned my fingers, they are blistered.',
    ],
    falseAlarms: [
      'My old chair tried to murder me, so this looks like heaven.',
      'My husband will have a heart attack when he sees the price, and I buy it anyway.',
      'Fell off a bench once. Not one of yours, a cheap one.',
    ],
    questions: [
      'Where is the oak from?',
      'Does it come in 150 cm as well?',
      'Can it stay outside in winter?',
      'Which oil do I use for it?',
      'Is it delivered in one piece?',
    ],
    prices: ['What would it cost in walnut?', 'How much is delivery to the next county?'],
    allergies: [
      'Is there pine resin in the oil? My wife is allergic to it.',
      'What is in the varnish? I am allergic to some of them.',
    ],
    criticism: [
      'Six hundred and forty for a bench, are you serious',
      'Nine weeks. My house was built faster than that.',
      'The photo shows cushions and the price is without. That is a trick.',
    ],
    remarks: [
      'Beautiful.',
      'Ours is five years old and has survived three kids.',
      'Grandma would have liked that one.',
      'The cat has already chosen her half.',
    ],
  },
  {
    account: 'a bicycle workshop',
    posts: [
      (random, day) => `Free check of your bike until ${day}, without an appointment in the morning.`,
      (random) => `We have ${spell(random.integer(3, 9))} used bikes for children again, all checked.`,
    ],
    order: 'my spare wheel',
    booking: 'my repair appointment',
    where: 'at your counter',
    queue: 'just to pump up a tire',
    worker: 'the mechanic with the cap',
    dangers: [
      'The brake you repaired on Monday failed on the hill today. My son went over the handlebars, we are in the emergency room.',
      'The battery you sold me is hot and swollen, it hisses.',
      'You forgot to tighten my front wheel, it came off at the crossing. Check the other bikes of that day!',
      'The rack in front of your shop has come loose and leans over the sidewalk.',
    ],
    falseAlarms: [
      'My legs are dead and it is your fault, best ride of the year.',
      'Crashed on ice last winter, nothing to do with you. This year I come in before.',
      'This color is criminal. I love it.',
    ],
    questions: [
      'Do you also check electric bikes?',
      'Is air in the tires part of the check?',
      'Can I leave the bike overnight?',
      'Do you have helmets for toddlers?',
      'How long does the check take?',
    ],
    prices: ['What do you charge for new brakes?', 'How much for one of the small used bikes?'],
    allergies: [
      'Are the grips latex? I have an allergy to it.',
      'What is in the chain spray? I am allergic to some solvents.',
    ],
    criticism: [
      'I could buy a new bike for what you take for a repair.',
      'The phone rings and no one picks up, all morning. What is it for?',
      'Clean the bike next time before you give it back, my trousers are black.',
    ],
    remarks: [
      'They saved my grandfather’s bike. Thank you.',
      'My bike and I need a break, I take the bus.',
      'Rides like new.',
      'Ah, the smell of rubber in the morning.',
    ],
  },
  {
    account: 'a bookstore',
    posts: [
      (random, day) =>
        `Reading on ${day}, ${random.pick(['7', '7:30', '8'])} p.m.: short stories and long soup. Free seats, no tickets.`,
      (random) => `Blind date with a book: wrapped, ${random.integer(6, 12)} dollars, no peeking.`,
    ],
    order: 'the atlas I ordered',
    booking: 'my place in the writing workshop',
    where: 'in the armchair by the window',
    queue: 'at the register behind one single customer',
    worker: 'the bald man at the register',
    dangers: [
      'A shelf in the children’s corner is tipping over, I am holding it right now. Where is everyone?',
      'My mother tripped over the cable by the stairs and cannot move her arm.',
      'The lamp in your window is smoking and the store is closed!',
      'The ladder broke while I stood on it. I am in the hospital with my back.',
    ],
    falseAlarms: [
      'This thriller will be the death of me, it is four in the morning.',
      'I have a serious problem and it is called the new books table.',
      'Burned my soup because of chapter nine. Worth it.',
    ],
    questions: [
      'Is there a table for wheelchairs at the reading?',
      'Can one bring wine?',
      'Do the wrapped ones include crime?',
      'Will the reading be recorded?',
      'Do you take used books?',
    ],
    prices: ['What does the writing workshop cost?', 'How much is the big bird atlas?'],
    allergies: [
      'Is there celery in the soup? I am allergic.',
      'Is there egg in the cake? My daughter is allergic.',
    ],
    criticism: [
      'A reading on a Tuesday at seven, so nobody with children can come. Well done.',
      'Wrapping old stock and calling it a date, that is cheeky.',
      'The sign says open until seven, the door was locked at twenty to.',
    ],
    remarks: [
      'Best hour of my week, every week.',
      'My pile is higher than the dog.',
      'I was there for the soup, I admit it.',
      'Books and rain, perfect.',
    ],
  },
  {
    account: 'a garden center',
    posts: [
      (random) => `Herbs are here, ${random.integer(9, 24)} kinds, until they are gone.`,
      (_random, day) => `On ${day} we show how to cut roses. Bring your shears.`,
    ],
    order: 'the apple tree I ordered',
    booking: 'the delivery of my soil',
    where: 'in one of the carts',
    queue: 'at the only open register',
    worker: 'the lady at the information desk',
    dangers: [
      'My dog ate two of the blue pellets you sold me as harmless. He is twitching.',
      'A pane of the greenhouse roof is hanging down above the herbs, people are walking below it.',
      'The handle of your shears snapped and cut my hand to the bone.',
      'Your delivery man backed into a child’s bike in our street and drove on. The kid is bleeding.',
    ],
    falseAlarms: [
      'I murder every basil within a week, challenge accepted.',
      'My back is broken and my beds are done. Good night.',
      'The slugs here are armed. Send help, or beer.',
    ],
    questions: [
      'Which of them stay small enough for a balcony?',
      'Is the rose afternoon also for beginners?',
      'Do you take the plastic pots back?',
      'Are dogs allowed between the plants?',
      'Is there lemon verbena too?',
    ],
    prices: ['What is a cubic yard of soil with delivery?', 'How much are the big olive trees?'],
    allergies: [
      'What is in the fertilizer? I am allergic to some of them.',
      'Is there wool in the mulch mats? I am allergic to it.',
    ],
    criticism: [
      'Half of the herbs were dead on Sunday. Water them!',
      'Twice the price of the market, for the same plant.',
      'Your parking lot is a mud hole. Every year.',
    ],
    remarks: [
      'My balcony is already full, and I am going anyway.',
      'The mint from you has taken over my garden. I surrender.',
      'The whole car smells of thyme.',
      'Dad talks to his roses. They answer, he says.',
    ],
  },
  {
    account: 'a soap maker',
    posts: [
      (random) => `The pine soap is back, ${random.integer(6, 10)} dollars a bar, cut by hand.`,
      (_random, day) => `Market stall on ${day}, between the honey and the cheese.`,
    ],
    order: 'my box of six soaps',
    booking: 'my soap course',
    where: 'on the table of your market stall',
    queue: 'at the stall while you chatted',
    worker: 'the blonde at the stall',
    dangers: [
      'My baby has red blisters wherever I used your new soap, we are on the way to the doctor.',
      'There was a splinter of glass in the bar, I cut my cheek with it.',
      'The bottle of lye from your kit leaked in the mail and burned through the parcel.',
      'My sister cannot breathe well since she lit your candle in a closed room, I have called an ambulance.',
    ],
    falseAlarms: [
      'I would sell my children for the lavender one.',
      'It hurts to use it up, it really does.',
      'Killed my plan to save money this month.',
    ],
    questions: [
      'Is the pine one also good for hair?',
      'Are they wrapped in plastic?',
      'How long does a bar last?',
      'Can I refill the liquid one somewhere?',
      'Where exactly is the market?',
    ],
    prices: ['What does the box of twelve cost?', 'How much is the refill of the liquid soap?'],
    allergies: [
      'Is there almond oil in the pine soap? I am allergic to nuts.',
      'Which one is without perfume? I have a contact allergy.',
    ],
    criticism: [
      'Nine dollars for something that ends up in the drain.',
      'It was broken in three. Wrap them better.',
      'Your website shows ten kinds and the stall had two.',
    ],
    remarks: [
      'The bathroom smells like a forest walk.',
      'Gave it to my mother, she has not stopped talking of it.',
      'Too pretty to get wet.',
      'Honey and cheese on both sides, what a place to be.',
    ],
  },
  {
    account: 'a small hotel',
    posts: [
      (_random, day) =>
        `Our garden opens on ${day}. Breakfast outside from 8 to 11, also for guests from town.`,
      (_random, day) => `Offer until ${day}: three nights, two of them paid.`,
    ],
    order: 'the gift card I paid for',
    booking: 'our arrival',
    where: 'on the sink in room 12',
    queue: 'at the reception with two tired kids',
    worker: 'the woman at the reception',
    dangers: [
      'Three of us have been sick since your egg salad on Sunday. The health department knows.',
      'The railing of our balcony came off in my hand, third floor.',
      'The cord of the hair dryer in room 9 sparks.',
      'My father slipped on the wet stairs to the pool. The ambulance is here.',
    ],
    falseAlarms: [
      'I died and went to heaven, and heaven has waffles.',
      'The stairs nearly finished me off, but what a view!',
      'We had a flat tire and a thunderstorm on the way, and then your fireplace.',
    ],
    questions: [
      'Do we need to book a table?',
      'Is there a ramp to the garden?',
      'Are dogs allowed at breakfast?',
      'Is there parking for a van?',
      'Can one pay by card?',
    ],
    prices: ['What does breakfast cost for a child?', 'How much is the room with the balcony?'],
    allergies: [
      'Are there nuts in the granola? My wife is allergic.',
      'What is in the pillows? I am allergic to feathers.',
    ],
    criticism: [
      'Eleven dollars for an egg and toast, that is a joke, right?',
      'Breakfast until eleven and at ten there was no bread left.',
      'The garden is next to the road. Say so.',
    ],
    remarks: [
      'We got engaged in this garden.',
      'Eleven is early for a Sunday, but fine.',
      'The cat on the wall is the real boss.',
      'My parents spent their honeymoon there.',
    ],
  },
  {
    account: 'a swim school',
    posts: [
      (random, day) => `New courses for children from ${random.integer(4, 6)} on begin on ${day}.`,
      (random) => `Crawl for adults: ${spell(random.integer(6, 10))} evenings, warm water, patient people.`,
    ],
    order: 'my swimming certificate',
    booking: 'my trial lesson',
    where: 'in the locker room',
    queue: 'in front of a locked door',
    worker: 'the trainer with the tattoo',
    dangers: [
      'There was no one at the pool edge this morning, and a boy went under. His mother pulled him out.',
      'My girl has chemical burns around the eyes after the lesson, we are at the clinic.',
      'A tile has broken off on the bottom of the small pool, my son’s foot is cut open.',
      'A stranger was filming the children through the changing room window just now.',
    ],
    falseAlarms: [
      'My stroke looks like drowning, but I smile.',
      'Killer workout, I slept like a stone.',
      'I nearly drowned as a kid in a lake. After forty years I finally want to learn it.',
    ],
    questions: [
      'How warm is the water?',
      'Do adults need a cap?',
      'Are parents allowed to watch?',
      'Is the evening course for beginners too?',
      'What happens when one misses a lesson?',
    ],
    prices: ['What is the course for two sisters?', 'How much is a single lesson?'],
    allergies: [
      'Is there chlorine in the water? I am allergic to it.',
      'Are the caps latex? My daughter is allergic.',
    ],
    criticism: [
      'Ten children and one trainer. For that price?',
      'The showers are cold since last fall. Fix it.',
      'Full in four minutes, as always. Make more courses.',
    ],
    remarks: [
      'After eight lessons he jumps in by himself.',
      'I still swim like a sack, but a happy one.',
      'Best idea for a rainy month.',
      'The rubber duck on the roof, I love it.',
    ],
  },
  {
    account: 'a climbing gym',
    posts: [
      (random, day) =>
        `New routes in the big hall from ${day}, ${random.integer(14, 30)} of them, three for tall people.`,
      (_random, day) => `Night climbing on ${day}: lights off, head lamps on.`,
    ],
    order: 'my annual pass',
    booking: 'my intro course',
    where: 'on the mats under the blue route',
    queue: 'for a rental harness',
    worker: 'the tall guy who sets the routes',
    dangers: [
      'The hold on the third red route turned under my foot, I fell onto someone. She is hurt.',
      'Rope 7 is frayed to the core. I took it down, but others are still up.',
      'My friend hit the floor because the automatic rope did not brake. The ambulance is on its way.',
      'A teenager is at the top without a rope and no one at the desk reacts.',
    ],
    falseAlarms: [
      'My arms are dead, my soul is alive.',
      'Broke my finger at volleyball, so I only watch. Great evening anyway.',
      'Route 12 is a crime against short people, and I love it.',
    ],
    questions: [
      'Is the night also for beginners?',
      'Can I bring my own head lamp?',
      'From what age can kids join?',
      'Are there routes under 5.8?',
      'Do you rent shoes in size 15?',
    ],
    prices: ['How much is the night with a student card?', 'What does a card for ten visits cost?'],
    allergies: [
      'Which chalk is it? I have an allergy to one of the additives.',
      'Do the rental shoes have latex? I am allergic.',
    ],
    criticism: [
      'Twenty-six dollars to hang on plastic.',
      'Same routes for three months, then "news". Come on.',
      'The music is louder than my thoughts. Turn it down.',
    ],
    remarks: [
      'Three for tall people, my prayers were heard.',
      'See you on the wall.',
      'My forearms filed a complaint, I ignore it.',
      'Where my daughter learned to trust people. Thank you.',
    ],
  },
  {
    account: 'a town museum',
    posts: [
      (random, day) => `New on show from ${day}: ${random.integer(40, 90)} radios, all of them working.`,
      (_random, day) => `Free entry on ${day}, with a tour for children at 3 p.m.`,
    ],
    order: 'the catalog I ordered',
    booking: 'our guided tour',
    where: 'in the coat room',
    queue: 'at the ticket desk in the rain',
    worker: 'the guard on the second floor',
    dangers: [
      'A radio in the second room is smoking, and the guard is nowhere.',
      'The glass of the case by the stairs has a crack, a splinter just fell next to a stroller.',
      'The elevator is stuck with my mother in it, no one answers the bell.',
      'Someone is putting a small clock into his bag in the last room, brown jacket.',
    ],
    falseAlarms: [
      'I would steal the red one without a second thought, kidding.',
      'Shock of my life: I owned half of these.',
      'My kids exploded with joy. I have the noise on video.',
    ],
    questions: [
      'Is there an elevator?',
      'May one take pictures?',
      'Is the tour for children also in Spanish?',
      'Are strollers allowed?',
      'How long does one need?',
    ],
    prices: ['What is entry on normal days?', 'What does a card for the whole year cost?'],
    allergies: [
      'Is there lavender in the moth bags? I am allergic.',
      'What is in the cookies of the cafe? Nut allergy.',
    ],
    criticism: [
      'Fourteen dollars for old radios. No wonder it is empty.',
      'The signs are so small that my glasses gave up.',
      'Free entry on a workday morning. Very generous.',
    ],
    remarks: [
      'My grandfather repaired such radios.',
      'Number 31 stood in our kitchen.',
      'Small, odd and wonderful.',
      'Static is my favorite song.',
    ],
  },
  {
    account: 'a software training center',
    posts: [
      (random, day) =>
        `Spreadsheets from Zero starts on ${day}: ${spell(random.integer(4, 8))} evenings, no homework.`,
      (_random, day) => `Two places left in Photos on Your Phone, ${day}.`,
    ],
    order: 'my certificate',
    booking: 'my place in the evening course',
    where: 'in seminar room B',
    queue: 'in the virtual waiting room',
    worker: 'the teacher of the Tuesday group',
    dangers: [
      'Your site shows me the invoice of another person when I log in!',
      'The teacher of the Tuesday group touched my daughter. Call me.',
      'The link in your mail leads to a list with the birthdays of all participants.',
      'The power strip in room B gave me a shock, my hand is numb.',
    ],
    falseAlarms: [
      'Pivot tables broke me, I am a ghost now.',
      'My computer died during lesson two. Old age, not your fault.',
      'My boss thinks I hacked him because I can sort columns now.',
    ],
    questions: [
      'Do I need my own laptop?',
      'Is it recorded for those who miss an evening?',
      'Is it also for people over seventy?',
      'Mac or Windows?',
      'Is there coffee?',
    ],
    prices: ['What does it cost for people without a job?', 'How much is the course on a weekend?'],
    allergies: [
      'What is in the coffee whitener? I am allergic to milk.',
      'What is in the snacks? I am allergic to sesame.',
    ],
    criticism: [
      'A hundred and eighty for what is free on the internet.',
      'Last time the projector needed half of the evening. Test it before!',
      'Six evenings for what fits on one page. Make it shorter.',
    ],
    remarks: [
      'Did this course in spring. Changed how I do my books.',
      'Nobody needs spreadsheets anymore.',
      'Zero is exactly my level.',
      'My mother now sends me edited cats.',
    ],
  },
  {
    account: 'a bakery with a cafe',
    posts: [
      (random, day) => `Rye is back from ${day}, ${random.integer(3, 6) * 10} loaves a day.`,
      (_random, day) => `On ${day} we bake with you: eight people, one oven, flour everywhere.`,
    ],
    order: 'the cake I ordered',
    booking: 'our table for six',
    where: 'on the chair by the oven',
    queue: 'for one roll',
    worker: 'the boy who makes the sandwiches',
    dangers: [
      'I bit on a staple in the walnut roll. Half of my tooth is gone.',
      'You sold it as without egg. My son is in the hospital.',
      'Your awning just fell onto the sidewalk, a woman is lying there.',
      'Six people from our table have been throwing up since last night. We all had the cream cake.',
    ],
    falseAlarms: [
      'Your cinnamon buns are a health hazard for my belt.',
      'I would rob a bank for the plum cake.',
      'My toaster caught fire once. Since then I come to you.',
    ],
    questions: [
      'Is the rye also sold in halves?',
      'Are you open on the holiday?',
      'Is there oat milk in the cafe?',
      'Can I freeze it?',
      'Do you bake without yeast too?',
    ],
    prices: ['How much is a cake for thirty people?', 'What does the baking day cost?'],
    allergies: [
      'Are there nuts in the rye? My daughter is allergic.',
      'Is the plum cake without egg? Allergy.',
    ],
    criticism: [
      'Four eighty for bread. Is there gold in it?',
      'Sold out at nine. Then bake more!',
      'The coffee tastes like the machine. Clean it.',
    ],
    remarks: [
      'My grandmother cried, in a good way.',
      'Friday has a smell again.',
      'I came for bread and left with four buns. Typical.',
      'Dark enough to be a stone, good enough to be gone by noon.',
    ],
  },
];

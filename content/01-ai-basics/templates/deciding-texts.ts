import type { Random } from '../../src/random.ts';

/** Something that a text says, with claims about it. */
export type Statement = {
  /** The sentence; the fewest words that decide stand between double brackets. Of several, each one is enough. */
  readonly says: string;
  readonly supported: string;
  readonly refuted: string;
  /** A claim on the same matter that the whole text leaves open. */
  readonly open: string;
};

export type Text = {
  readonly title: string;
  readonly statements: readonly ((random: Random) => Statement)[];
};

function statement(says: string, supported: string, refuted: string, open: string): Statement {
  return { says, supported, refuted, open };
}

const SMALL = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const word = (value: number): string => SMALL[value - 1] ?? String(value);

const campground: Text = {
  title: 'Page of a campground in Slovenia',
  statements: [
    (random) => {
      const from = random.integer(12, 15);
      return statement(
        `Guests can put up their tents [[from ${from}:00 on]], and the desk helps those who are there for the first time.`,
        `Guests who come at ${from + 1}:30 can put up their tent.`,
        `At ${from - 1}:30 guests can already put up their tent.`,
        'Help with a tent costs extra.',
      );
    },
    (random) => {
      const price = random.integer(7, 13);
      return statement(
        `A night costs 12 euros for a tent, and [[${price} euros for each person]] who sleeps in it, whatever the season.`,
        `Two people in a tent pay ${12 + 2 * price} euros for a night, tent included.`,
        `Two people in a tent pay ${12 + price} euros for a night, tent included.`,
        'After seven nights there is a discount.',
      );
    },
    () =>
      statement(
        'Dogs are welcome with us, but [[only on a leash]], and there is a shower for them behind the kitchen.',
        'A dog has to be kept on a leash.',
        'A dog may run about free.',
        'Most guests bring a dog.',
      ),
    (random) => {
      const until = random.integer(20, 22);
      return statement(
        `Fires on the beach are allowed [[until ${until}:00]], as long as somebody stays with them and has a bucket of sand.`,
        `A fire on the beach is forbidden at ${until}:45.`,
        `A fire on the beach is allowed at ${until}:45 if somebody stays with it.`,
        'Wood for a fire is sold at the desk.',
      );
    },
    (random) => {
      const by = random.integer(9, 11);
      return statement(
        `On the day on which you leave, your place has to be empty [[by ${by}:00]]; bags can stay in the hall for longer.`,
        `A tent that is still in its place at ${by}:30 on the last day is there too long.`,
        `On the last day a tent can stay in its place until ${by + 1}:00.`,
        'The hall is locked at night.',
      );
    },
  ],
};

const pottery: Text = {
  title: 'Leaflet of a pottery workshop in Fez',
  statements: [
    (random) => {
      const weeks = random.integer(2, 4);
      return statement(
        `Each piece is fired twice and is ready [[${word(weeks)} weeks after the workshop]], with a number on its bottom.`,
        `A piece from a workshop on June 1 is ready by June ${7 * weeks + 1}.`,
        'A piece is ready a week after the workshop.',
        'Pieces that break in the fire are made again.',
      );
    },
    (random) => {
      const price = random.integer(3, 8) * 10;
      return statement(
        `Clay for one bowl is in the price of the workshop, and [[each further bowl costs ${price} dirhams]], paid at the end.`,
        `Someone who makes three bowls pays ${2 * price} dirhams at the end.`,
        `Someone who makes three bowls pays ${3 * price} dirhams at the end.`,
        'Most people make two bowls.',
      );
    },
    (random) => {
      const people = random.integer(6, 11);
      return statement(
        `So that everyone has a wheel, there are [[no more than ${people} people]] at a workshop, and each gets an apron.`,
        `A group of ${people + 1} is too large for one workshop.`,
        `${people + 2} people can be at the same workshop.`,
        'The workshops on Saturdays are always full.',
      );
    },
    (random) => {
      const age = random.integer(6, 10);
      return statement(
        `Children can take part [[from the age of ${age}]] on, if they work at the side of an adult who has signed up too.`,
        `A child of ${age - 1} is too young to take part.`,
        `A child of ${age - 2} can take part at the side of an adult.`,
        'Children pay less than adults.',
      );
    },
    (random) => {
      const days = random.integer(3, 6);
      return statement(
        `If you cannot come, you get your money back [[until ${word(days)} days before]]; [[after that we offer you another date]].`,
        `Someone who cancels ${word(days + 2)} days before gets the money back.`,
        'Someone who cancels on the day before gets the money back.',
        'The other date has to be in the same month.',
      );
    },
  ],
};

const parcels: Text = {
  title: 'Sign in a parcel shop in Osaka',
  statements: [
    (random) => {
      const days = random.integer(5, 12);
      return statement(
        `A parcel is kept [[for ${days} days after the day of its arrival]], and [[after that it goes back to its sender]].`,
        `A parcel that arrived on May 1 is no longer kept on May ${days + 5}.`,
        `A parcel that arrived on May 1 is still kept on May ${days + 4}.`,
        'Most parcels are fetched on their first day.',
      );
    },
    () =>
      statement(
        'If you fetch a parcel for somebody else, please bring [[a letter with their signature]], beside your own card.',
        'For the parcel of a neighbor, a signature of the neighbor is needed.',
        'For the parcel of a neighbor, the card of the neighbor is enough.',
        'The letters are kept for a year.',
      ),
    (random) => {
      const kilos = random.integer(8, 20);
      return statement(
        `The shelves in the shop bear parcels [[up to ${kilos} kilograms]]; [[what is heavier waits in the post office]].`,
        `A parcel of ${kilos + 4} kilograms has to be fetched in the post office.`,
        `A parcel of ${kilos + 4} kilograms is kept on the shelves.`,
        'The post office is in the same street.',
      );
    },
    (random) => {
      const until = random.integer(19, 22);
      return statement(
        `The shop opens at 7:00, on all days of the week, and it closes [[at ${until}:00 on working days]] and at noon on Sundays.`,
        `On a Wednesday the shop is open at ${until - 1}:30.`,
        `On a Wednesday the shop is open at ${until}:30.`,
        'On Saturdays there is a long line.',
      );
    },
    (random) => {
      const price = random.integer(14, 29) * 50;
      return statement(
        `To send a parcel within Japan costs [[${price} yen up to 2 kilograms]], and the label is printed here for you.`,
        `Two parcels of one kilogram each within Japan cost ${2 * price} yen.`,
        `Two parcels of one kilogram each within Japan cost ${price} yen together.`,
        'A parcel to another country costs three times as much.',
      );
    },
  ],
};

const festival: Text = {
  title: 'Page of a film festival in Sarajevo',
  statements: [
    (random) => {
      const [films, fresh] = [random.integer(30, 50), random.integer(8, 25)];
      return statement(
        `The festival has [[${films} films, ${fresh} of them for the first time]] anywhere, and they are shown in six days.`,
        `${films - fresh} films of the festival have been shown before.`,
        'All films of the festival are shown for the first time.',
        'Most of the films come from Europe.',
      );
    },
    (random) => {
      const half = random.integer(3, 7);
      return statement(
        `A ticket costs [[${2 * half} marks, and half of that before 17:00]], both at the door and on our page.`,
        `For a film at 15:00 a ticket costs ${half} marks.`,
        `For a film at 15:00 a ticket costs ${2 * half} marks.`,
        'Students pay less than others.',
      );
    },
    (random) => {
      const minutes = random.pick([10, 15, 20]);
      return statement(
        `Seats that you have reserved are kept [[until ${minutes} minutes before the film]], and [[then people in line get them]].`,
        `A reserved seat is kept ${minutes + 5} minutes before the film.`,
        `A reserved seat is still kept ${minutes - 5} minutes before the film.`,
        'Seats in the first row cannot be reserved.',
      );
    },
    () =>
      statement(
        'Directors, writers and actors are in the jury, and [[none of them is from a country]] that has a film in the contest.',
        'If Italy has a film in the contest, no one in the jury is from Italy.',
        'Some people in the jury are from a country that has a film in the contest.',
        'The jury meets in secret.',
      ),
    (random) => {
      const prize = random.integer(4, 12) * 1_000;
      return statement(
        `The prize is ${prize.toLocaleString('en-US')} marks, which go [[to the director alone]], and a medal for everyone in the team.`,
        'The money of the prize is not shared with the team.',
        'The money of the prize is shared by everyone in the team.',
        'The medal is made of silver.',
      );
    },
  ],
};

const laundry: Text = {
  title: 'Sign in a laundry in Glasgow',
  statements: [
    (random) => {
      const minutes = random.integer(7, 10) * 5;
      return statement(
        `Whatever you have in the machine, a wash takes [[${minutes} minutes]], and a green light shows that it is done.`,
        `A wash that begins at 10:00 is done at 10:${minutes}.`,
        `A wash that begins at 10:00 is done at 10:${minutes - 10}.`,
        'The dryers take longer than the machines.',
      );
    },
    (random) => {
      const price = random.integer(3, 7);
      return statement(
        `Use of a machine costs [[${word(price)} pounds, and one more on weekends]], to be paid in coins or by card.`,
        `On a Sunday the use of a machine costs ${word(price + 1)} pounds.`,
        `On a Sunday the use of a machine costs ${word(price)} pounds.`,
        'The prices went up in the last year.',
      );
    },
    (random) => {
      const by = random.integer(19, 21);
      return statement(
        `Please begin your last wash [[by ${by}:00]] at the latest, because the doors are locked not much later.`,
        `To begin a wash at ${by}:30 is too late.`,
        `A wash can still be begun at ${by}:30.`,
        'Somebody of the staff is there until the doors are locked.',
      );
    },
    () =>
      statement(
        'Soap is in the box to the left of the door, and [[it costs nothing]], but you have to bring a bag for your clothes.',
        'Customers do not pay for soap.',
        'Soap has to be paid for.',
        'The soap has no scent.',
      ),
    () =>
      statement(
        'Clothes that were left behind are kept [[until the end of the month]], and [[after that we give them to a school]].',
        'A scarf that was left behind on May 3 is still kept on May 20.',
        'A scarf that was left behind on May 3 is still kept on June 20.',
        'The school sells the clothes.',
      ),
  ],
};

const cooking: Text = {
  title: 'Leaflet of a cooking school in Hanoi',
  statements: [
    (random) => {
      const dishes = random.integer(4, 7);
      return statement(
        `In a class you cook [[${word(dishes)} dishes, one of them with meat]], and eat them together at a long table.`,
        `${word(dishes - 1).replace(/^./, (letter) => letter.toUpperCase())} dishes of a class are without meat.`,
        'All dishes of a class are with meat.',
        'The dishes change every week.',
      );
    },
    (random) => {
      const from = random.pick(['10:00', '10:15', '10:30']);
      return statement(
        `At 9:00 we visit the market; [[those who know it come at ${from}]], directly to the school, and have tea first.`,
        `Someone who knows the market can come at ${from}.`,
        'Even someone who knows the market has to be there at 9:00.',
        'The market is in the same street as the school.',
      );
    },
    () =>
      statement(
        'Knives and aprons are here for you, and you need to bring [[only a box]], for everything that is not eaten.',
        'Beside a box, nothing has to be brought.',
        'Guests have to bring a bottle of water.',
        'The aprons come in three sizes.',
      ),
    (random) => {
      const [one, less] = [random.integer(22, 35), random.integer(4, 9)];
      return statement(
        `The price of a class is ${one} dollars, or [[${2 * one - less} for two]], and it is paid on the day of the class.`,
        `Two pairs of friends pay ${2 * (2 * one - less)} dollars in all.`,
        `Two people who come together pay ${2 * one} dollars.`,
        'Children pay half.',
      );
    },
    (random) => {
      const days = random.integer(2, 5);
      return statement(
        `If something makes you ill, write to us [[at least ${word(days)} days before]], and we cook another dish for you.`,
        `For a class on May 20, it is early enough to write on May ${20 - days - 1} about what makes you ill.`,
        `For a class on May 20, it is early enough to write on May ${20 - days + 1} about what makes you ill.`,
        'Nuts make more guests ill than anything else.',
      );
    },
  ],
};

export const TEXTS: readonly Text[] = [campground, pottery, parcels, festival, laundry, cooking];

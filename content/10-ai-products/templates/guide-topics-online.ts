import type { Topic } from './guide-topics.ts';

const IMAGE_TOOL: Topic = {
  name: 'image tool',
  things: ['Bright Brush', 'Pixel Mill', 'Canvas Fox', 'Dream Tile'],
  documents: [
    {
      title: 'Terms of the image tool {thing}, version 3',
      openings: [
        'These terms are for all plans of {thing}.',
        'Whatever plan of {thing} you have, these terms are valid.',
        'You accept these terms with your account at {thing}.',
      ],
    },
    {
      title: 'Changes in version 4 of the terms, valid from September 1',
      openings: [
        'What is not named here stays as it was for {thing}.',
        'All other terms of {thing} stay as they were.',
        'Only the following terms of {thing} change.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 1,
      values: ['$8', '$10', '$12', '$15', '$18'],
      before: { doc: 0, says: 'The small plan costs {} a month.' },
      says: ['[The small plan costs {} a month].', '[You pay {} a month] for the small plan.'],
      claims: [
        'In October, a month of the small plan costs {}.',
        'From the fall on, plan {} a month for the small plan.',
      ],
    },
    {
      doc: 1,
      values: ['100', '150', '200', '300', '400'],
      before: { doc: 0, says: 'It includes {} pictures a month.' },
      says: ['It [includes {} pictures a month].', '[{} pictures a month] are included.'],
      claims: [
        'In the fall, the small plan includes {} pictures a month.',
        'With the small plan you can make {} pictures in November.',
      ],
    },
    {
      doc: 0,
      says: [
        'Pictures of the free plan [may not be sold], nor anything made with them.',
        'What is made with the free plan [is not for sale].',
      ],
      aside: 'The free plan needs no credit card.',
      follows: ['You cannot sell a poster that was made with the free plan.'],
      denied: ['A poster from the free plan may be sold.'],
    },
    {
      doc: 0,
      values: ['1,024', '1,536', '2,048', '3,072'],
      says: ['A picture [has {} pixels on its longer side].', 'The longer side [measures {} pixels].'],
      aside: 'Pictures are square, wide or tall.',
      claims: ['The longer side of a picture has {} pixels.'],
      follows: ['For a print 24 inches wide at 300 dpi, the pictures are too small.'],
      denied: ['The pictures are large enough for a print 24 inches wide at 300 dpi.'],
    },
    {
      doc: 0,
      values: ['30', '60', '90', '180'],
      says: ['[We delete pictures after {} days].', 'Your [pictures are kept for {} days] and then deleted.'],
      aside: 'You can sort your pictures into folders.',
      claims: ['Pictures are deleted after {} days.', 'After {} days a picture is gone from the servers.'],
    },
    {
      doc: 0,
      says: [
        'You [must not ask for the faces of living people].',
        '[The faces of living people are forbidden].',
      ],
      aside: 'The tool draws people, animals and things.',
      follows: ['The face of a singer of today may not be made with the tool.'],
      denied: ['You may make portraits of famous people who are alive.'],
    },
    {
      doc: 0,
      values: ['Ireland', 'Canada', 'Finland', 'Japan'],
      says: ['Our servers are [in {}].', '[{} is where our servers are].'],
      aside: 'We have servers of our own.',
      claims: ['The servers of the tool are in {}.'],
      beyond: ['The company pays the artists whose pictures trained the model.'],
    },
    {
      doc: 1,
      values: ['three', 'five', 'seven', 'ten'],
      says: ['You can [cancel with {} days’ notice].', 'The [notice is {} days].'],
      aside: 'You can cancel on your account page.',
      claims: ['To cancel, you give {} days’ notice.', 'The time of notice is {} days.'],
    },
    {
      doc: 1,
      says: [
        'We [do not promise that a picture is unlike] those of other users.',
        'Two users [may get pictures that are alike].',
      ],
      aside: 'Your pictures are visible to you alone.',
      follows: ['It can happen that another user has a picture like yours.'],
      denied: ['Every picture is unique: no one else gets one like it.'],
    },
    {
      doc: 1,
      says: [
        'Users of the large plan sell more, but [whether this is due to the plan, we do not know].',
        'Those with the large plan sell more; [if the plan is the cause is not known to us].',
        'Sales are higher with the large plan, but [we cannot tell whether the plan is the reason].',
      ],
      denied: ['The large plan makes you sell more.'],
      follows: ['The company does not know whether its large plan leads to more sales.'],
    },
  ],
};

const LISTING_STUDY: Topic = {
  name: 'listing study',
  things: ['sewing patterns', 'wall prints', 'worksheets', 'sound packs'],
  documents: [
    {
      title: 'Report of a shop for {thing} on its listings',
      openings: [
        'We looked at our own sales of {thing} over half a year.',
        'This is about half a year of our sales of {thing}.',
        'We looked back at the sales of {thing} in half a year.',
      ],
    },
    {
      title: 'Comment of a statistician on the report',
      openings: [
        'I have seen the tables of the shop for {thing}.',
        'The shop for {thing} let me see its tables.',
        'These remarks are on the tables of the shop for {thing}.',
      ],
    },
  ],
  sourceFacts: [
    {
      doc: 0,
      values: ['46', '64', '82', '118'],
      says: ['In that time [we had {} listings].', 'The report is about [{} listings].'],
      aside: 'New listings were added every month.',
      claims: ['The report looks at {} listings.'],
    },
    {
      doc: 0,
      values: ['41', '52', '63', '74'],
      says: ['[{} percent of the visits] came from a phone.', 'Phones [made {} percent of the visits].'],
      aside: 'Visits from phones are shorter.',
      claims: ['{} percent of the visits to the shop were made on a phone.'],
      beyond: ['Visitors on phones buy less often.'],
    },
    {
      doc: 0,
      values: ['$4.20', '$5.80', '$7.40', '$9.10'],
      says: ['On average [an order was {}].', 'The [average order was {}].'],
      aside: 'Most orders had one product in them.',
      claims: ['The average order in this shop was {}.'],
      beyond: ['In other shops an average order is about the same.'],
    },
    {
      doc: 0,
      values: ['1.8', '2.4', '3.1', '4.3'],
      says: [
        'Of the visitors, [{} percent bought] something.',
        '[{} percent of the visitors] became buyers.',
      ],
      aside: 'Buyers visited a listing twice before they bought.',
      claims: ['{} percent of those who visited the shop bought something.'],
      follows: ['More than nine in ten visitors of the shop did not buy.'],
      denied: ['One visitor in ten bought something in this shop.'],
    },
    {
      doc: 0,
      values: ['Sunday', 'Monday', 'Wednesday', 'Saturday'],
      says: ['[The best day was {}].', 'We [sold most on {}].'],
      aside: 'We looked at weekdays, too.',
      claims: ['The shop sold most on a {}.'],
      beyond: ['If you publish a listing on a {}, it will sell better.'],
    },
    {
      doc: 0,
      values: ['twice', 'three times', 'four times'],
      says: ['Listings with a picture of the product in use [sold {} as often] as the others.'],
      claims: ['In this shop, listings that show the product in use sold {} as often as the others.'],
    },
    {
      doc: 1,
      says: [
        'The better pictures belong to the newer products, so [the report cannot show what a picture does].',
        'As new products have the better pictures, [the effect of a picture cannot be shown] here.',
      ],
      denied: [
        'A picture of the product in use leads to more sales.',
        'Add a picture of the product in use, and you will sell more.',
      ],
      follows: ['The report does not prove that it was the pictures that brought more sales.'],
    },
    {
      doc: 1,
      values: ['Christmas', 'Thanksgiving', 'back-to-school'],
      says: ['The half year that was looked at [leaves out the {} season].'],
      follows: ['The numbers say nothing about the {} season.'],
      denied: ['The numbers include the {} season.'],
      beyond: ['In the {} season the shop sells twice as much.'],
    },
    {
      doc: 1,
      values: ['two', 'three', 'four'],
      says: [
        '[{} listings made half of the sales], which is too few for rules.',
        'Half of the sales [came from {} listings]: too few for rules.',
      ],
      aside: 'For rules, the shop is too small.',
      claims: ['Half of the sales came from {} listings.'],
    },
    {
      doc: 1,
      values: ['March', 'April', 'May'],
      says: ['[In {} the shop lowered its prices].', '[Prices were lowered in {}].'],
      aside: 'Prices were not the same in all months.',
      claims: ['The shop lowered its prices in {}.'],
      beyond: ['Lower prices brought more buyers.'],
    },
  ],
};

export const ONLINE_TOPICS: readonly Topic[] = [IMAGE_TOOL, LISTING_STUDY];

import type { TaskSeed } from './task-seed.ts';

/** Examples that models learn from: labels in pictures, text and speech, guidelines, and measuring agreement. */
export const DATA_LABELING: readonly TaskSeed[] = [
  {
    id: 'b06-grid-scene-boxes',
    title: 'Draw boxes around seven objects in a grid scene',
    description: 'Label cars, people and a bicycle by row and column, including two that hide each other.',
    minutes: 30,
    instructions: `The picture is a grid of 20 columns (0 to 19) and 9 rows (0 to 8). A letter is a visible cell of an object; a dot is background. C is a car, P a person, B a bicycle; lowercase letters belong to a second object of the same class.

row 0: ....................
row 1: ..P.........ccccc...
row 2: ..P..BBBB..cccccccPP
row 3: .PPP.BBBB..cccccccPP
row 4: ..P...BB.....c...cPP
row 5: CCCC....p.........PP
row 6: CCCCC..ppp...P......
row 7: CC.CC...p....P......
row 8: ........p...........

Guidelines: a box is [left column, top row, right column, bottom row], inclusive, as tight as possible around the visible cells. An object cut by the edge of the picture gets the flag "truncated". One that is partly behind another gets "occluded". Leave out objects less than 3 cells in area. The figure in columns 18-19 is two people side by side whose boundary cannot be seen: label one box with the flag "group".

Produce a list with class, box and flags. You will get six or seven rows, depending on how you apply the area rule to the figure in column 13; decide and quote the rule.

Which object is only suspected to be truncated, and why can a still picture not settle it?

Check each box by reading all four edges from the grid once more: every edge must touch at least one cell of the object. State the area of every box in cells. If edges are off by one in more than one box, the batch is unusable for training and will be rejected.`,
  },
  {
    id: 'b06-helpdesk-intents',
    title: 'Label twenty helpdesk messages with six intents',
    description:
      'One main intent each, a second where needed, and a written decision for every borderline case.',
    minutes: 40,
    instructions: `The company is an internet provider. Intents: OUTAGE (no or bad service now), BILL, MOVE (new address), CHANGE (contract, speed), CANCEL, DEVICE (router, cable).

1 No internet since 6 a.m. 2 Your box is blinking orange. 3 I'm moving on the 3rd, can I keep my number? 4 Why 12 dollars more? 5 I want out. 6 It's slow every evening, what would the bigger plan cost? 7 My bill went to the old apartment. 8 If this happens again I'll leave. 9 How do I restart the thing? 10 I have moved and nothing works. 11 Cancel the TV part only. 12 Do I get money back for the three days? 13 Router too hot. 14 My father died, what about his contract? 15 Can you come on Friday? 16 Thanks, it works. 17 Is there an outage on Mill Road? 18 You charged me after I cancelled. 19 I need a longer cable. 20 new customer here, which plan for four people

For each, write the main intent, a second one if it would send the message to another team, and your certainty (sure, probable, guess). Two or three messages have no fitting intent; do not force them, propose a new class with a definition and say how many it would catch.

Threats like number 8 are not the act itself. Write this and at least four other rules in the style of guidelines: rule, example, counterexample.

Afterward let an assistant label the list with your rules. Count exact agreement on the main intent. Discuss the disagreements one by one; you may change your labels if you mark the change. Hand in twenty rows, five rules and the count.`,
  },
  {
    id: 'b06-property-ad-entities',
    title: 'Mark the entities in six rental ads',
    description:
      'Tag rent, size, rooms, place, date and conditions with exact character spans and handle what is missing.',
    minutes: 50,
    instructions: `Classes: RENT (number with currency), SIZE (number with unit), ROOMS, PLACE (street or district), DATE (from when), COND (a condition for the tenant). A span contains the whole expression and nothing else: no period, no "from" before a date, but "about" belongs to a number, since it changes its meaning.

A "Bright 2.5 rooms, about 61 sqm, Elm Park, 940 dollars plus heating, from May 1."
B "To quiet tenants: loft 80 m2 near the station, $1,150 all in, free now."
C "Room (14 sqm) in apartment shared by four, Harbor St., 390, no smokers, summer only."
D "Garden apartment, three rooms and a half one, size on request, rent 1.100, June or July."
E "1-bed, Elm Park not Elmfield, was 900 now 850, cat welcome, dog on request."
F "Swap my 45 sqm for your 70 sqm. I pay up to 700."

For each span, write down the ad, class, text, start and end character (the first character is 0, the end is exclusive). Count them in an editor or with a small script, not by eye.

Decide before you start and note it down: is "390" without a currency a RENT? Is "Elmfield" a PLACE, although the apartment is not there? What about "was 900"? Is "cat welcome" a condition? In F, whose size is it?

Hand in the list, the decisions as rules, and the two ads that would distort a price statistic if someone used your RENT spans without reading. Every span that swallows "plus heating" or a closing quotation mark counts as an error.`,
  },
  {
    id: 'b06-six-iou-pairs',
    title: 'Compute the overlap of six box pairs by hand',
    description: 'Intersection over union for six annotated pairs, with a verdict at three thresholds.',
    minutes: 25,
    instructions: `Two labelers have drawn boxes around the same objects. Format: x1, y1, x2, y2 in pixels; the area is (x2 - x1) times (y2 - y1).

1: 0,0,10,10 and 5,0,15,10
2: 10,10,50,30 and 12,12,48,28
3: 0,0,20,20 and 20,0,40,20
4: 5,5,25,45 and 5,5,25,45
5: 100,40,180,100 and 90,50,170,110
6: 3,3,9,9 and 4,4,10,10

For every pair, write down the intersection, both areas, the union and the quotient to three decimals. Then say whether they would count as a match at 0.5, at 0.75 and at 0.9.

Look at 2 and 6. In which of them do the labelers differ more in pixels, and in which more by this measure? Explain what follows for guidelines on small objects; one sentence of advice will do, such as a minimum size or a tolerance.

Pair 5: the two boxes are equally large. By how many pixels would you have to move one of them for the value to rise above 0.75? Shift it equally in both directions and find the smallest whole number by trial; show the attempts.

Finally, pair 3 touches without overlapping. Would your result change if coordinates were inclusive? Show it.

Hand in the calculation and your sentences, and check at least two values with a script or an assistant, saying which. The arithmetic is the work here, so bare results are worth nothing.`,
  },
  {
    id: 'b06-damaged-parcel-guideline',
    title: 'Write the guideline for labeling damaged packages',
    description:
      'Four classes, clear boundaries and twelve decided cases, tested by labeling ten described photos twice.',
    minutes: 60,
    instructions: `A carrier wants to train a model on photos from the conveyor belt. Classes: OK, SCRATCHED (surface only), DENTED (shape changed, closed), OPEN (contents could come out or are visible). The labels decide whether a person repacks the package, so a missed OPEN is expensive, and a false DENTED costs 40 seconds.

Write guidelines of one to two pages: purpose in two sentences; definitions based on what can be seen; the order of decision when several classes apply; unusable pictures; how to deal with tape, straps, wet spots, reused boxes with old damage, shadows that look like dents; twelve borderline cases decided with a reason.

Then label these by your own text: 1 corner pressed in by 1 cm. 2 tape loose along 3 cm, flap closed. 3 dark spot of 10 cm. 4 label torn, box fine. 5 hole the size of a pea. 6 old tape under new tape. 7 photo blurred, one edge ragged. 8 side bulges outward. 9 plastic bag with a slit, sweater visible. 10 tube, bent by 15 degrees.

A day later, or after an hour's break, label them again in another order without looking. How many agree? Where you disagreed with yourself, the text has a gap: fix it.

Hand in version 1, both labelings, and version 2 with the changes marked. We will give version 2 to someone else with five other photos. "Use common sense" is the sentence that most often causes disagreement.`,
  },
  {
    id: 'b06-answer-pair-ratings',
    title: 'Rate eight answers for helpfulness, truth and tone',
    description:
      'Score four pairs of assistant answers on three scales and explain which you would train on.',
    minutes: 40,
    instructions: `Four questions, two answers each.
Q1 "Can I freeze cooked rice?" A "Yes. Cool it quickly, within an hour or so, freeze in portions, eat within a month or two, heat until steaming." B "Rice can be frozen. There are many ways to do so and results vary."
Q2 "My code says undefined is not a function, line 3: user.getname()" A "JavaScript is case-sensitive; is the method called getName? Log user to see what it has." B "This error means that something is undefined. Try reinstalling Node and clearing your cache."
Q3 "Write a toast for my boss, funny, 2 sentences" A: two friendly sentences with a joke about his love of spreadsheets (which the user did not mention). B: one sentence, generic, correct.
Q4 "Is Pluto a planet?" A "No." B "Since 2006 it has been classed as a dwarf planet by the astronomers' union; some scientists still argue about it."

Scales from 1 to 5: helpful, truthful, tone and length. Anchor 1, 3 and 5 of each scale with a sentence before you look at the answers again.

Score all eight; then choose the better of each pair and by how much (slightly, clearly). Justify it in at most 30 words, with a quotation. Q3 A raises a question about inventing details; decide it in your anchors, not in passing.

Verify the facts in Q1 and Q4 with a source each.

Check yourself for the two biases that raters have: longer looks better, the first looks better. Swap the order in your head, or have an assistant present them swapped. Did a verdict change?

Hand in the anchors, 24 scores, four verdicts, the sources and the result of the swap.`,
  },
  {
    id: 'b06-kappa-three-classes',
    title: "Calculate Cohen's kappa for two plant labelers",
    description:
      'From a table of 100 leaves: raw agreement, chance agreement, kappa, and advice on which boundary to sharpen.',
    minutes: 40,
    instructions: `Two people have labeled the same 100 photos of leaves. Rows are Alba's labels, columns are Bo's, in the order rot, dry, healthy:
rot: 30, 4, 2
dry: 5, 25, 3
healthy: 1, 4, 26

(1) Row and column totals. The share on which they agree.
(2) How much agreement would chance alone produce if both kept their proportions? Multiply, add, show the three products.
(3) Kappa to two decimals, with the formula in words that a gardener understands.
(4) Which pair of classes causes the most disagreement, in leaves and in percent of all disagreement?
(5) Suppose rot and dry were merged into "sick". Draw the two-by-two table and calculate kappa again. Did it go up or down? Why is a higher value not an argument for merging?
(6) Construct a table with 90% raw agreement and a kappa below 0.2. (Think of a class that almost everything belongs to.) What do you have to tell a client who asks for "90% agreement" in the contract?

Then write the paragraph of the guidelines that would settle the worst boundary: what can be seen in rot but not in dryness. Use one horticultural source.

Hand in all calculations, the constructed table and the paragraph. An assistant may check your results, but it often makes a mistake at step 2; tell us if it did. Work without the intermediate figures will be rejected.`,
  },
  {
    id: 'b06-hotel-sentiment-sarcasm',
    title: 'Label the sentiment of eighteen hotel remarks, sarcasm included',
    description:
      'Polarity per aspect rather than per sentence, with a flag for irony and for what cannot be known.',
    minutes: 45,
    instructions: `Aspects: ROOM, STAFF, FOOD, PRICE, PLACE, NOISE. Polarity: plus, minus, neutral, mixed. Flag: ironic. One remark can contain several aspects.

1 Lovely staff, shame about the walls. 2 Breakfast until 9. 3 Great, a view of the trash cans. 4 You get what you pay for. 5 Not bad at all. 6 Cheap, and I mean that kindly. 7 Cheap, and I mean the shower. 8 The cook should be on TV. 9 We heard the sea all night. 10 We heard the neighbors all night, congratulations to them. 11 Close to everything, above all the freeway. 12 Nothing to complain about, so I tried. 13 The receptionist carried my bag, I'm 24. 14 Never again without earplugs. 15 Clean. 16 Was better in 2015. 17 My wife liked it. 18 The towels were soft, the towels.

Table: number, aspect, polarity, flag, certainty from 1 to 3, the word that decides. Where two readings are equally good (4, 9, 13 are candidates), give both and name the context that would settle it.

How do you label 17, someone else's opinion? And 18, praise by omission? Write a rule for each.

Count: remarks per aspect, share of ironic ones, share of certainty 1. What would a classifier learn if the ironic ones were labeled by their wording?

Have an assistant label the same list without your rules, then with them. Report agreement on polarity for both runs, over the aspects that both found. Hand in the final version with the number of labels you changed; an annotator who never changes any has not looked twice.`,
  },
  {
    id: 'b06-leaf-polygon',
    title: 'Check and simplify the outline of a leaf',
    description:
      'Compute the area of a nine-point polygon, drop points within a tolerance, and say what was lost.',
    minutes: 45,
    instructions: `A labeler outlined a leaf with nine points (x, y in mm): (2,2) (6,1) (10,2) (13,5) (14,9) (12,13) (8,15) (5,13) (3,9).

First, quality. Do the points run in one direction, and which? Does any edge cross another? Sketch it on graph paper or with a few lines of code. Compute the area with the shoelace formula, with all nine products shown. A value close to 118 square millimeters means you are on track.

Second, simplification. The client wants at most seven points, and no removed point may be farther than 0.8 mm from the new outline. For each point work out its distance from the line through its two neighbors. Remove the one with the smallest distance, then repeat with the remaining ones. Stop at seven points, or earlier if the tolerance forbids it. State all distances of both rounds.

Third, judgment. What is the area now, and the difference in percent? Has the outline become larger or smaller, and is that a coincidence? Compute the overlap (intersection over union), which is easy here because one polygon may lie inside the other; explain whether it does.

Fourth, guidelines: write five rules for outlining leaves. Stem included or not, holes from insects, curled edges, overlap by another leaf, number of points per centimeter.

Hand in your calculations, sketch, results and rules. The order of removal matters, so a correct final area reached by a different path needs reasons too.`,
  },
  {
    id: 'b06-speaker-turn-segments',
    title: 'Segment ninety seconds of talk into speaker turns',
    description: 'Mark start, end, speaker and overlap from a time-stamped word list of three people.',
    minutes: 35,
    instructions: `Word times of a kitchen conversation, from a speech recognizer; the speaker labels are missing (start in seconds):
0.4 so who took the ladder | 2.1 not me | 2.6 me neither | 3.0 well it didn't walk | 4.8 mom you lent it to Ray | 6.9 I did not | 7.3 you did on Sunday | 8.1 oh | 8.4 on Sunday | 9.6 because of the gutter | 11.0 laughs | 11.8 right the gutter | 13.5 so Ray has it | 14.2 call him then | 15.9 it's seven in the morning | 16.4 he's up he's got hens

What we know: there are three people, Mom, Ida and Tom. Mom begins. Ida says "mom you lent it to Ray". Each chunk lasts until the next begins, unless it is longer than 0.35 s per word; then it ends after that length and a pause follows. "not me" and "me neither" are said by different people; the second begins just before the first ends.

Build the segments: start, end, speaker, certainty, text. Where the text alone cannot decide who speaks (there are such places), do not guess: use UNKNOWN and list the candidates. Say which evidence counts: forms of address, content, alternation.

Mark overlaps and pauses of over 0.7 s. How should laughter be labeled when no one knows whose it is?

Compute: speaking time per person, share of unknown, number of turns.

Then write eight segmentation rules for such material (shortest pause, backchannels like "oh", interrupted words). Hand in the table, the totals and the rules. Filling in every speaker confidently may look better and is worse; the reviewer has a list of the undecidable chunks.`,
  },
  {
    id: 'b06-forum-civility',
    title: 'Label the civility of sixteen forum comments',
    description:
      'Separate sharp disagreement from attacks on people, on a four-step scale with targets and quotes.',
    minutes: 45,
    instructions: `A community garden's forum. Scale: 0 civil; 1 sharp about the issue; 2 disparaging about a person or group; 3 threat or harassment. Target: issue, person, group, none.

1 Slugs again. 2 Beer traps are nonsense and always were. 3 Only an idiot uses beer traps. 4 People like you ruined plot 12. 5 With respect, that is wrong. 6 With respect, learn to read. 7 lol 8 Typical plot 20-30, all lazy. 9 I know where your shed is. 10 Your pumpkin was the ugliest I've ever seen and I've seen mine. 11 The board lies. 12 The board said May 3, then May 10. 13 Go back to the city. 14 I'd call that sabotage. 15 Could someone please not shout at Ina? 16 Ina, you're a saint, unlike some here.

Label them: level, target, the words that decide. Mark what would be different with context (10 between friends; 9 as an offer to return a tool) and how a guideline should treat missing context: by the charitable or the cautious reading? There are costs on both sides; name them.

Write definitions for the four levels with two examples and two counterexamples that are not on the list. Quoting, self-deprecation and criticism of an office rather than a person each need a rule.

Have an assistant label with your definitions and draw a 4 by 4 table: your labels against its labels. On which side of the diagonal are the differences? What does that say about its caution?

Hand in labels, definitions, the table, and 60 words to a moderator: from which level on does a human look, and how fast? You do not need to make up any insults for this task.`,
  },
  {
    id: 'b06-cooking-event-log',
    title: 'Label actions and states in a cooking video log',
    description:
      'Turn a frame-by-frame description into start and end times for ten kinds of action, with overlaps.',
    minutes: 50,
    instructions: `Description of a video of 120 s, written by someone who saw it: 0-4 empty countertop. 4 hand brings an onion. 6-11 peels. 11-13 looks out of the window with the knife in the hand. 13-29 chops, pausing from 20 to 22 to push pieces aside. 29 turns on the burner. 30-33 pours oil. 33-50 waits, wiping the board from 38 to 44. 50 onion in. 50-75 stirs, on and off. 61 adds salt. 66-70 tastes. 75 lid on. 75-110 clip runs at four times the speed. 110 lid off. 112-118 plates. 118 off? (hand reaches for the knob; it is not visible whether it turns)

Action classes: fetch, peel, cut, switch, pour, wipe, add, stir, taste, plate. State classes: burner on, lid on.

Label: class, start, end, object, certainty. Decide and write as rules: is a pause of two seconds part of "cut"? Does "stir, on and off" become one segment or several? How long is an instant action such as switch (give it a fixed length)? Do times refer to the clip or to real time between 75 and 110? How long was the lid on in reality?

Two states overlap with nearly everything; show them on a separate line. Draw the timeline as text or as a table with a row per class.

Compute for each class the number of segments and total seconds in clip time; and the share of the 120 s with no action at all.

A question of principle, 60 words: was the burner turned off? What should a training label say when the picture does not show it? Hand in everything together; without your rules, your times cannot be compared with a coworker's.`,
  },
  {
    id: 'b06-personal-data-spans',
    title: 'Find every piece of personal data in five fictional letters',
    description:
      'Label direct and indirect identifiers, choose a replacement for each, and test whether someone can still be found.',
    minutes: 50,
    instructions: `All people are made up. Labels: NAME, CONTACT, NUMBER (of documents, contracts), DATE-P (dates about a person), PLACE-P, HEALTH, ROLE (unique function), OTHER.

1 "Dear Mrs. Quill, the pacemaker of your husband (born 2/4/1951) was checked on Tuesday at St. Bride's."
2 "The only female fire chief in Dunmore wrote to us from fire1@dunmore.example."
3 "Contract 77-4102-B, kept by the baker opposite the school in Little Hay, is in arrears."
4 "Thanks to Jon and the blue van with the plate HX 04 KLM. Call my daughter, she's at the embassy in Oslo, ext. 31."
5 "Regular at table 9, diabetic, pays for two on the day his wife died, November 11."

Table: letter, text, label, direct or indirect, replacement. Replacements keep the text usable: [HUSBAND] is better than [XXX]; a year of birth might become a decade.

Indirect ones are the harder part. For each letter, name the combination that points to one person even though no single piece does. In number 5 there is no name at all.

Then write the five anonymized letters. Ask an assistant to play detective with the anonymized text only: whom would it look for, and where? If it can narrow it down to a handful of people, replace more.

What is lost? For every letter, state one purpose (training a classifier of topics, for example) for which your version is still good, and one for which it has become useless.

We compare your work with a list of about twenty pieces; with fewer than fifteen found, the batch will be rejected.`,
  },
  {
    id: 'b06-receipt-key-values',
    title: 'Extract key-value pairs from three store receipts',
    description:
      'Turn noisy receipt text into a fixed schema and reconcile the totals, leaving unreadable fields empty.',
    minutes: 45,
    instructions: `OCR results, with its errors:

R1: "GREEN G0OSE DELI / 14.03.25 18:O2 / 2x bagel 3.20 6.40 / coffee 1 2.80 / discount staff -0.92 / TOTAL 8.28 / card **** 2210"
R2: "MARLS HARDWARE nr 0091 / screws M4 (100) 5,49 / tape 3 x 2.15 6.54 / bag 0.10 / sum 12,13 / cash 20.00 / change 7.87 / thank y"
R3: "...ERRY SHOP / 1 adult ret. 12.00 / 2 child ret. 12.00 / dog 0.00 / incl. tax 8% 1.78 / 24.00 / 03/11/25"

Schema: merchant, date (ISO), time, items [name, quantity, unit price, line total], discounts, tax, total, payment. A missing value is null. A value that you correct gets a "raw" field with the original. Do not fill in anything from imagination: the beginning of R3's name stays unknown, though you may note a suggestion.

After extraction, reconcile: do quantity times unit price, the sum of the lines and the total agree? One receipt contains a real arithmetic conflict, not an OCR error alone, or is it? Work out both explanations and what the change given says about them.

The date of R3 has two readings. What evidence in the batch could help, and is it enough?

Hand in the three records as valid JSON, the reconciliation, the list of corrections with reasons, and six rules for labelers (decimal commas, letter O, missing unit prices, free items, tax included in the price, masked card numbers).

A program parses the records: invalid JSON will be rejected unread. A guessed merchant name counts as invented data.`,
  },
  {
    id: 'b06-relations-in-news',
    title: 'Label relations between people, companies and places in ten sentences',
    description:
      'Mark who works for, owns, founded or is located in what, with direction, time and negation.',
    minutes: 55,
    instructions: `Invented news. Relations, each with a direction: WORKS-FOR (person to company), OWNS (owner to owned), FOUNDED (person to company), LOCATED-IN (company to place), SUCCEEDS (person to person). Attributes: past, future, denied, rumored.

1 Lena Ortiz, formerly of Halcyon, joins Brightwater as its chief chemist. 2 Brightwater, based in Turku, denied having bought Halcyon. 3 Halcyon's founder Sam Reyes keeps 30%. 4 The mill belongs to the town. 5 Ortiz will follow Maja Lund, who retires. 6 According to two employees, Reyes wants to sell. 7 The Turku company opened an office in Lyon. 8 Lund said Ortiz "is Brightwater". 9 Neither Reyes nor his brother works there anymore. 10 Sam's company and its former chemist are still in court.

For each sentence list mentions (with type), then relations: from, relation, to, attributes, the words that are the evidence. Resolve references: which company is "the Turku company", who is "its former chemist", what is "there" in 9? If it cannot be resolved from the ten sentences, say so.

Boundaries to settle with a rule: part ownership; an office as location; a quotation that is not meant literally (8); an intention (6) against a plan (5).

Draw the resulting graph as a list of unique edges with the sentences that support each. Are there contradictions?

Give an assistant three sentences with your rules. Compute precision and recall against your labels and show the count of each. Hand in the labels, rules, graph and figures. A relation whose direction is reversed counts as two errors, one missing and one too many.`,
  },
  {
    id: 'b06-quality-sampling-plan',
    title: 'Plan the quality check of 2,000 labels by four people',
    description:
      'Decide sample sizes, rare-class oversampling and consequences, and calculate how sure the result will be.',
    minutes: 50,
    instructions: `2,000 street photos, label "wheelchair ramp: yes / no / unclear". Ana did 800, Ben 600, Cy 400, Di 200. About 6% are yes, 3% unclear. Checking a photo takes 20 seconds; there are 4 hours for checking. Two earlier batches had 4% errors overall, and newcomers (Di is one) 9%.

How many photos can be checked? Allocate them. A proportional split would be the first idea; give two reasons for departing from it and produce the table, per person and per class.

Calculate for each person the uncertainty of the error rate: 1.96 times the square root of p(1-p)/n, with the expected p. For whom can you say "under 8%" with some confidence and for whom not? What would it cost in minutes to be as sure about Di as about Ana?

Why is a sample in which only 6% are yes nearly useless for finding missed ramps? Show it with numbers: how many missed ramps do you expect among 300 random photos labeled no, if 5% of all ramps are missed?

Design the check itself: does the checker see the label or judge blind? Who decides when there is a conflict? How do you report errors without humiliating anyone?

Set the consequences before the results: thresholds for accept, correct the class, relabel all.

Hand in the allocation, the calculations, a check form with the fields to fill in, and 120 words to the client on what the check will be able to promise. Round numbers without a calculation behind them are what this client received last time.`,
  },
  {
    id: 'b06-category-tree-cleanup',
    title: 'Clean up a store taxonomy of 24 categories',
    description:
      'Merge, split and define categories that overlap, and prove with fifteen products that each has exactly one home.',
    minutes: 55,
    instructions: `A secondhand store has accumulated these categories: Books, Children, Toys, Games, Board games, Baby, Clothes, Ladies, Men, Shoes, Vintage, Retro, Home, Kitchen, Decor, Lamps, Electrical, Media, DVDs, Outdoor, Sports, Bikes, Gifts, Misc.

Problems: some are things (Lamps), some are people (Ladies), some are periods (Vintage), some are occasions (Gifts). Labelers put a child's bike into Children, Bikes or Sports.

Separate the dimensions: which become categories, which become attributes (for whom, age, condition, occasion)? Build a tree of two levels with 12 to 16 leaves. For every leaf: a one-sentence definition, three examples, one thing that does not belong and where it goes.

Then place these fifteen: child's bike; bicycle lamp; lamp shaped like a globe; globe; cookbook; chess set; chess computer; DVD of a yoga course; yoga mat; christening gown; hiking boots size 34; radio from 1962; box of mixed spoons; gift certificate; puzzle for two-year-olds. Category and attributes for each; state the rule that decided.

If more than two of them could go to two leaves, change the tree and try again.

Write the migration: for each of the 24 old ones, what happens (renamed, merged into, becomes attribute, split by hand). Whatever is left in Misc must have a date by which someone looks at it.

Hand in the tree, definitions, fifteen placements and migration. Let an assistant place ten more products of its own invention; report how many fit more than one leaf.`,
  },
  {
    id: 'b06-duplicate-questions',
    title: 'Decide which of twelve question pairs mean the same',
    description:
      'Label pairs as same, overlapping or different by one test: would a single answer satisfy both?',
    minutes: 40,
    instructions: `For a help page that merges duplicates. Test: would one answer, unchanged, fully satisfy both askers?

1 How do I reset my password? / I forgot my password. 2 Can I bring my dog? / Are dogs allowed in the pool? 3 When do you open? / Are you open on Sundays? 4 How do I cancel? / How do I delete my account? 5 Is parking free? / What does parking cost? 6 Can I pay by card? / Do you take foreign cards? 7 Where are you? / How do I get to you by bus? 8 Is the water warm? / What temperature is the water? 9 Can I come in late? / What if I arrive after 8 p.m.? 10 Do children pay? / From what age do children pay? 11 Why was I charged twice? / I see two bookings on my statement. 12 Can I swim with a bandage? / Can I swim with an open wound?

Labels: SAME, OVERLAP (one answer covers part of the other), DIFFERENT. For each OVERLAP, say in which direction: whose answer would also satisfy the other?

For every pair that is not clear, write the answer that a pool would give to each question; putting them side by side usually decides it. Do that for at least five.

Pairs like 12 share nearly all their words and need different answers, while 1 and 11 share few. Count the shared words of each pair (without the, is, I, do, can, you) and compare the count with your label in a table. What does that tell someone who wants to find duplicates by words?

Ask two different assistants, or one twice with different wording, for labels and calculate their agreement with yours. Hand in the labels with reasons, the answers, the word table, the agreement, and one rule that you added along the way.`,
  },
  {
    id: 'b06-posture-keypoints',
    title: 'Place and check keypoints of a sitting figure',
    description:
      'Find swapped sides, impossible limbs and wrong visibility flags in the coordinates of four annotated poses.',
    minutes: 50,
    instructions: `Each figure faces the camera, pixel origin at the upper left, x to the right. "Left" means the person's own left, which appears on the right-hand side of the picture. Format: point x,y,v with v 2 visible, 1 hidden but known, 0 not in the picture.

Fig 1, standing: nose 100,40,2; L-shoulder 130,80,2; R-shoulder 70,80,2; L-elbow 140,120,2; R-elbow 60,120,2; L-wrist 62,160,2; R-wrist 142,160,2; L-hip 118,170,2; R-hip 82,170,2.
Fig 2, sitting behind a table: nose 200,50,2; L-shoulder 170,92,2; R-shoulder 230,92,2; L-elbow 160,140,2; R-elbow 240,140,2; L-hip 182,190,2; R-hip 218,190,2; L-knee 180,230,0.
Fig 3, arms crossed: nose 90,30,2; L-shoulder 118,66,2; R-shoulder 62,66,2; L-elbow 122,104,2; R-elbow 58,104,2; L-wrist 74,98,2; R-wrist 106,101,1.
Fig 4, cut off at the edge of the picture (width 160): nose 140,44,2; L-shoulder 172,90,2; R-shoulder 112,90,2; R-elbow 104,300,2; R-wrist 100,168,2.

Find what is wrong or suspicious. For each finding: figure, points, kind (sides swapped, flag wrong, limb too long, outside the picture), your correction or "needs the picture". Crossed arms make one figure look swapped without being so; which is it, and how can you tell from the elbows?

Calculate lengths of upper arm and forearm where you have both points; a forearm more than 1.5 times the other side's is suspicious.

Turn your findings into automatic checks: six rules as formulas or short code, each with what it would flag wrongly. Hand in corrected data for all four, findings, lengths and rules. Change coordinates only where the error is certain.`,
  },
  {
    id: 'b06-crop-adjudication',
    title: 'Adjudicate ten disagreements about crop photos',
    description:
      'Two labelers disagree on described leaf photos; decide each, keep the doubt visible, and extend the rules.',
    minutes: 45,
    instructions: `Guideline in force: RUST = orange or brown powder spots that can be rubbed off; BLIGHT = dark patches with a paler edge, spreading along veins; PEST = holes or eaten edges; NUTRIENT = yellowing with a regular pattern; OK.

Descriptions (expert's note), labels of Kim and Raul:
1 orange dots on the underside, upper side clean | RUST | OK
2 brown patch, pale edge, one hole in it | BLIGHT | PEST
3 yellow between green veins, all leaves of the plant | NUTRIENT | BLIGHT
4 dried mud splashes | RUST | OK
5 edge eaten, brown powder around | PEST | RUST
6 one yellow leaf at the bottom, fall | NUTRIENT | OK
7 blurred, dark patch in the middle | BLIGHT | OK
8 white powder | RUST | OK
9 holes in straight rows | PEST | OK (hail?)
10 leaf of a weed, rusty | RUST | OK

You are the third person. For each: final label or UNDECIDABLE, the guideline's words that support it, confidence, and whose reading was defensible. In several cases both followed the text, and the text is at fault; count these.

Number 8 shows a class that is missing, 2 and 5 show that more than one can be true, and 10 shows that the guidelines forgot to say what is being labeled. Write the amendments, word for word, with their effect on existing labels: which must be looked at again, and how do you find them?

Keep a record that a stranger understands in two years: date, case, decision, reason, amendment number.

Hand in the decisions, the amendments, the record, and a friendly 80-word message to Kim and Raul that makes neither the loser. A majority vote is not an argument here: there are only the two of them and you.`,
  },
  {
    id: 'b06-dishwasher-relevance',
    title: 'Grade ten search results for one query',
    description:
      'Judge products from 0 to 3 for "quiet dishwasher for a small kitchen" and compute the ranking quality.',
    minutes: 40,
    instructions: `Query: quiet dishwasher for a small kitchen. Results in the order the store showed them (width, noise, price):
1 full size 60 cm, 38 dB, $890. 2 slim 45 cm, 44 dB, $520. 3 countertop 55 cm wide, 49 dB, $310. 4 dishwasher tablets, 60 pieces. 5 slim 45 cm, 39 dB, $940. 6 slim 45 cm, 52 dB, $390. 7 noise-damping mat for dishwashers. 8 60 cm, 49 dB, on sale. 9 slim 45 cm, 42 dB, discontinued. 10 sink unit with built-in dishwasher 45 cm, 41 dB, $1,700.

Grades: 3 exactly what is wanted, 2 good with a compromise, 1 related, 0 not useful. Before grading, turn the query into needs that can be checked: what is small (a width), what is quiet (dB; find one source for what is considered quiet), what is left open (price, built in or not). Is number 9 relevant? The store asks about the relevance of the product, not its availability; decide and say so in the rules.

Grade all ten with a reason in at most fifteen words. Compute the discounted gain at rank 5 and at rank 10 (grade divided by log2 of rank plus 1), the ideal order by your grades, and the quotient of the two. Show the table.

Which single swap of two results would raise the figure at 5 most?

Now another person types the same words: a wheelchair user. What changes, and what does that say about grading without context?

Hand in the needs, grades, table, swap, and 50 words on the last question. The wrong logarithm gives plausible but false numbers, so write out rank 3 in full.`,
  },
  {
    id: 'b06-checkable-claims',
    title: 'Separate checkable claims from everything else in a press text',
    description:
      'Split twelve sentences into claims, label their kind, and rewrite three so that they could be checked.',
    minutes: 45,
    instructions: `Press text from an invented railroad: "(1) The new Coastline is the friendliest train in the country. (2) It runs 14 times a day, two more than before. (3) Nine out of ten passengers are delighted. (4) Since March it has been on time in 87% of cases. (5) With it we are making a clear statement for the climate. (6) A journey produces 62% less CO2 than the same one by car. (7) We expect 1.2 million guests next year. (8) No one likes waiting. (9) The seats were designed by the award-winning Studio Kappel. (10) They are as comfortable as at home. (11) Critics say the tickets are too expensive. (12) We promise: prices stay stable until 2027."

Split sentences into single claims where needed (2 and 9 contain two). Label each: FACT now checkable; FACT with a missing detail (which?); FORECAST; PROMISE; OPINION; REPORTED; EMPTY (nothing could refute it).

For those with missing details write the question you would put to the press office: late from which minute on? who was asked, how many, in what words? a car with how many people?

Annotate spans exactly: the claim, its subject, figure, comparison, time, source if any. Where one of these is absent, that is a finding.

Pick three that look like facts but are not yet, and reword them so that two strangers with access to the data would arrive at the same verdict.

Check number 6 roughly: search for two published figures for rail and car per passenger kilometer, cite them, and say whether 62% is possible.

Hand in the table of claims (13 to 16 rows), the questions, the rewordings and your check. Labeling 3 as a checkable fact just because it contains a number is the mistake this exercise was built around.`,
  },
  {
    id: 'b06-label-error-hunt',
    title: 'Hunt the wrong labels among 24 headlines',
    description:
      'Find the mislabeled rows in a finished data set, tell slips from rule gaps, and estimate the rest.',
    minutes: 40,
    instructions: `Classes: S sport, E economy, C culture, W weather and environment. The rows as delivered:
1 Striker out for six weeks S | 2 Bank lowers forecast W | 3 Orchestra loses its hall C | 4 Record heat empties shops E | 5 Cup final sold out S | 6 Novel about a goalkeeper wins prize S | 7 Storm cancels derby W | 8 Club sells stadium E | 9 Painter of clouds honored C | 10 Rate cut surprises markets E | 11 Museum free on Sundays C | 12 Ski resort files for insolvency S | 13 Flood: theater cellar under water C | 14 Marathon in the fog S | 15 Strike at the opera C | 16 Drought drives up bread price E | 17 Coach writes cookbook C | 18 Frost warning W | 19 Derby: police on duty S | 20 Film boom helps hotels E | 21 Referee sues paper C | 22 Solar firm hires 300 E | 23 Choir sings in stadium S | 24 Heavy rain expected W

There is one obvious slip that no rule could defend. The others depend on what "about" means: the event, the cause, or the field of the people concerned. First write the guideline you think the labelers followed, by looking at consistent rows. Then list every row that breaks it.

For each finding: row, current label, proposed label, slip or gap, certainty. Expect between five and nine.

Propose a rule for two-topic headlines and apply it to 4, 7, 8, 13, 15, 16 and 20. Does it contradict any label you left alone?

Estimate from your result how many wrong labels a set of 10,000 of the same kind would contain, with a range, and say why 24 rows are hardly enough.

Hand in the findings, both guidelines and the estimate. Do not relabel everything to your own taste: change only what the rule requires.`,
  },
  {
    id: 'b06-doorbell-labelling-brief',
    title: 'Write the brief and estimate for a sound labeling project',
    description:
      'Scope, classes, time per clip, cost and risks for 12,000 doorbell clips, tested on a pilot you imagine carefully.',
    minutes: 60,
    instructions: `A maker of hearing aids wants its device to tell sounds at the door. 12,000 clips of 4 seconds. Classes wanted: doorbell, knock, voice outside, dog, package dropped, nothing. Several may occur in one clip. Due in 30 working days. The clips come from volunteers' hallways.

Write the brief for a labeling team, three pages at most:
purpose and what an error does to the user (a missed bell is worse than a false one: put it in numbers you would defend)
classes with definitions, sound examples in words, boundaries (a bell on TV? neighbor's bell? a knock on wood in the kitchen?)
what is labeled: presence per clip, or start and end? Choose by purpose and say what the other would cost
privacy: voices in hallways; what labelers do when names or quarrels are heard; who may listen, where
tools and ears: headphones, volume, breaks, maximum hours per day
quality: gold clips, share of double labeling, the agreement to reach and what happens below it

Estimate: seconds per clip (give low, likely, high with reasons), double labeling of 15%, training, adjudication, checking. People needed for 30 days at 5 hours a day. Cost at $19 per hour. Show a table and the formula.

Then the pilot: 200 clips. Which five questions must it answer, and how would each answer change the plan?

Add the three largest risks with an early sign of each. We judge whether a team could start on Monday with your brief, and whether the calculations are right; a class without a borderline case is incomplete.`,
  },
];

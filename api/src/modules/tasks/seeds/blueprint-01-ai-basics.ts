import type { TaskSeed } from './task-seed.ts';

/** First prompts and first checks: short writing, fact checks, small sums. */
export const AI_BASICS: readonly TaskSeed[] = [
  {
    id: 'b01-bakery-holiday-notice',
    title: 'Write the holiday notice of a bakery from six facts',
    description:
      'Brief an assistant so that a door notice of 60 words holds all six facts and nothing invented.',
    minutes: 15,
    instructions: `Marlow's Bakery shuts for three weeks and needs a notice for the door. All that is known:
- closed from Monday 4 to Sunday 24 August; open again on Monday 25 August at 6:30
- orders for birthday cakes are taken until Friday 1 August, 14:00
- the stall on Saturday's market stays, with bread only
- the oven is being replaced, which is the reason
- gift cards stay valid
- thanks to the customers, in one line

1. Write a brief with role, goal, limits and one model sentence. Limits: 60 words at most, no emoji, dates with weekday, the closing dates first.
2. Run it. Tick each fact in the answer and underline everything that is not in the list above.
3. Repair the brief, not the text, and run it again until nothing is underlined.

Hand in the final notice, the brief that made it, and one sentence on what the first brief had left open. A notice with a missing date, or with a friendly extra that nobody told you (a new croissant, a discount), is not accepted.`,
  },
  {
    id: 'b01-moon-text-check',
    title: 'Check ten statements about the Moon, line by line',
    description:
      'An assistant wrote ten smooth lines about the Moon. Find the wrong ones and correct each with a source.',
    minutes: 35,
    instructions: `Here is what came back when somebody asked for "ten facts about the Moon":

(1) On average it is about 384,000 km away. (2) It goes around the Earth in roughly 27.3 days. (3) Its gravity is about one sixth of ours. (4) It does not turn on its axis, so we always see the same side. (5) The far side is therefore always dark. (6) The first landing with people was Apollo 11 in July 1969. (7) Twelve people have walked there, the last ones in 1976. (8) Where the sun stands high, the ground reaches about 120 degrees Celsius. (9) There is no water on it in any form. (10) Our tides come from the Moon alone.

Make a table of ten rows: number, verdict (right, wrong, half right), the corrected sentence where needed, and the source. A source is a page of a space agency, an observatory, a university or an encyclopaedia, with its address and the words you rely on, at most 20 of them. Another assistant's answer is no source.

Then answer in three sentences: which two errors hang together, and why does the wrong one sound so reasonable? More than three lines are wrong. A table that finds fewer, or calls a right line wrong, comes back for a second look.`,
  },
  {
    id: 'b01-five-wordings',
    title: 'Ask one question in five wordings and measure the difference',
    description:
      'Put the same question five ways, score the answers on four points, and say which change helped most.',
    minutes: 30,
    instructions: `The need behind the question: Ines rents a flat on the ground floor, the bedroom wall is damp in winter, and she wants to know what to do this week before she calls anyone.

Ask it five times, each in a fresh chat:
A. only "damp wall what to do"
B. the full situation as one sentence
C. B plus who she is (a tenant, no tools, 40 dollars)
D. C plus the form of the answer (a list of five, cheapest first)
E. D plus what to leave out (no painting over, no calls to a builder yet)

Give every answer 0 to 2 points for each of these: fits a tenant, can be done this week, says how to tell condensation from a leak, is short enough to read on a phone. That makes a table of five rows with a total of eight points each.

Below it, write about 80 words: between which two neighbours did the score jump, between which did nothing happen, and which answer would you send to Ines. The scores must follow from words that you quote; numbers without a quotation are worth nothing here.`,
  },
  {
    id: 'b01-email-180-to-70',
    title: 'Cut a rambling email from 156 words to 70',
    description:
      'Shorten a long internal email with an assistant so that the request, the date and the reason survive.',
    minutes: 15,
    instructions: `The email, as it was written:

"Hi all, I hope everybody had a good weekend and managed to get some of the sun. As some of you may have heard from Petra or possibly from the minutes, if you read them, the printer on the second floor is on its last legs and we have been offered a replacement, which is very nice, but the supplier can only come on Thursday 12th, between 8 and 11, and they need the room to be empty, meaning the shelves too, which as you know are full of things that belong to nobody in particular. So what I wanted to ask is whether everyone could look through the shelves and take out what is theirs by Wednesday at 17:00, because after that I will have to put it all into boxes, and boxes go to the cellar, and nobody likes the cellar. Printing on Thursday morning is on the first floor. Thanks so much, Dora"

First list, without help, the five things a reader must know. Only then brief the assistant: at most 70 words, the request in the first sentence, Dora's kindness kept, no bullet points. Compare the result with your list.

Hand in the list, the short email with its word count, and one phrase you allowed yourself to keep although it carries no information, with your reason. An email that loses the 17:00 or the first floor fails.`,
  },
  {
    id: 'b01-plain-parking-rule',
    title: 'Turn a parking by-law into words a driver understands',
    description:
      'Rewrite one dense rule in plain language, then prove with six cases that the meaning did not move.',
    minutes: 25,
    instructions: `The by-law: "Save where a permit issued under section 4 is displayed, no vehicle other than a pedal cycle shall be caused or suffered to remain stationary in a designated bay for a period exceeding ninety minutes, nor return thereto within a further sixty minutes, between the hours of 08:00 and 18:00 on any day not being a Sunday or public holiday."

Have it rewritten for a sign that is read from a car: 45 words or fewer, no word a twelve-year-old would have to look up.

Now test your version. Decide each case twice, once by the original and once by your sign alone:
a) a permit holder parks for five hours on Tuesday
b) a car arrives at 17:00 on Friday and leaves at 19:30
c) a motorcycle stays two hours on Saturday morning
d) a van leaves at 10:00 after an hour and is back at 10:40
e) a bicycle stands there for a week
f) a car stays all Sunday

If the two decisions differ anywhere, mend the sign and test anew. Send the sign, the six pairs of decisions, and the one case that made you change a word; if none did, name the word that the case hangs on. A pretty sign that lets (d) park is of no use to anyone.`,
  },
  {
    id: 'b01-fridge-three-readers',
    title: 'Explain how a fridge works to three different readers',
    description:
      'Three briefs, three explanations of the same machine: for a child, a buyer and a new repair trainee.',
    minutes: 30,
    instructions: `One machine, three people who want to know something else about it. Priya is seven and asks where the cold comes from. Mr Okafor stands in a shop and wonders why one model uses 120 kWh a year and another 240. Lena starts as a repair trainee tomorrow and has to name the parts.

For each of them write a brief of at most five lines, and let the assistant answer: 60 words for Priya, 90 for Mr Okafor, 130 for Lena.

What the texts have to get right: heat is moved out, cold is not made; the compressor, the condenser, the expansion valve and the evaporator stand in the right order (Lena's text names all four, Priya's none); a difference in yearly use has at least two real causes.

After that, read Priya's text aloud. Strike every word you would not say to a child. Ask yourself what the child would ask next, and put that question under the text.

Submit three briefs, three texts, the child's question. If the texts differ only in length, or a picture in one of them is wrong (a fridge does not "pump in cold air"), you will be asked to do it again.`,
  },
  {
    id: 'b01-invented-product-claims',
    title: 'Mark what an AI invented about a rucksack',
    description:
      'Compare a product text with the data sheet it was made from and sort every claim into four kinds.',
    minutes: 20,
    instructions: `Data sheet: rucksack "Tarn 24". Volume 24 litres. Weight 780 g. Recycled polyester, coated. One main compartment, laptop sleeve to 14 inches, two side pockets. Water-repellent, seams not taped. Chest strap. Colours: slate, moss. Warranty 2 years.

The text a machine made of it: "The Tarn 24 is the waterproof companion for every adventure. Weighing under 800 grams, it swallows a 15-inch laptop and keeps it dry in a storm. Made from ocean plastic, its tough fabric comes with a lifetime promise. The padded hip belt spares your back, two side pockets hold bottles, and commuters love its slate and moss colours."

Split the text into single claims; you should arrive at ten or eleven. Give each one a letter: S (stated in the sheet), F (follows from it), C (contradicts it), N (nowhere in it). Next to C and N write what the buyer would lose by believing it.

Then write the product text anew, 60 words, S and F only, and still pleasant to read.

The most useful part is the line at the end: what would you add to the original prompt, word for word, so that this does not happen next time? "Do not hallucinate" is not an answer.`,
  },
  {
    id: 'b01-party-budget-sums',
    title: 'Find the slips in the budget of a summer party',
    description:
      'Recalculate seven lines that an assistant worked out, and trace how one slip spread to the others.',
    minutes: 20,
    instructions: `A club asked an assistant to work out its party. Given: 42 guests, food $18.50 each, hall 5 hours at $64, 12 % service on the food, a band for $450 less 15 % for booking early, deposit of 30 % on everything, budget $2,000. The answer was:

1) Food: $777.00
2) Hall: $320.00
3) Service: $93.24
4) Band: $372.50
5) Total: $1,562.74, which is $36.21 a guest
6) Deposit: $468.82
7) Left of the budget: $447.26

Recalculate every figure by hand or with a calculator. For each of the seven lines write: the right value, and whether the line is right, wrong in itself, or wrong only because it uses an earlier wrong one. That distinction is the point of the exercise.

Next, ask an assistant of your own to do the whole sum "showing each step" and see whether it does better. Note any step where it differs from you.

Finish with the corrected budget in seven clean lines and a rule of thumb, in your own words, about which sums you will always check yourself. Work that just says "total wrong" without the chain gets sent back.`,
  },
  {
    id: 'b01-shift-notes-to-table',
    title: 'Turn messy shift notes into one clean table',
    description:
      'Get an assistant to build a rota from eleven scraps of text, then catch the clashes it passed over.',
    minutes: 25,
    instructions: `These notes hung on the wall of a small museum:
"Amir Mon + Tue mornings. Bea never Mondays. Cleo all afternoons except Thu. Tue morning Amir swaps with Bea. Thu afternoon: Dan. Wed morning nobody yet. Bea Wed? ask. Fri morning Dan, afternoon Cleo. Amir is at the dentist Mon morning, Dan covers. Thu morning Bea. Bea says yes to Wed."

Wanted: a table with five days, morning and afternoon, one name in each of the ten cells, and below it a list of what is unclear.

Write a prompt that (a) sets the columns and rows, (b) tells the assistant how later notes overrule earlier ones, and (c) forbids it to fill a gap by guessing. Run it. Check each cell against the notes and write next to it which note decides.

One thing the notes really do leave open: does the swap on Tuesday mean that Amir takes one of Bea's shifts, and which? Your table must not settle that silently.

Send in the prompt, the finished table with the deciding notes, the open question, and how many cells your first attempt got wrong. Zero is a fine number if it is true.`,
  },
  {
    id: 'b01-twelve-emails-three-examples',
    title: 'Sort twelve emails with and without examples',
    description:
      'Measure what three examples in a prompt are worth: classify twelve messages twice and count the hits.',
    minutes: 30,
    instructions: `Categories of a shop for garden tools: ORDER (where is it, change it), FAULT (broken, wrong item), ADVICE (before buying), MONEY (bill, refund), OTHER.

The messages:
1 Which saw for a 12 cm branch? 2 My parcel says delivered, it is not. 3 The handle split on day two. 4 You took the amount twice. 5 Do you hire people? 6 I got a rake and ordered a hoe. 7 Please send it to my office instead. 8 Is the hose safe for drinking water? 9 Where is the money for the returned shears? 10 I want to thank the driver. 11 The lopper is blunt, is that normal or can I return it? 12 Can I still add gloves?

First, write down your own answers and do not touch them again. For numbers 9 and 11 add why you decided as you did.

Run one: a prompt with the five names only. Run two: the same prompt with the definitions above and three examples that you make up and that are not among the twelve. Count agreement with your answers out of twelve for each run.

Report both counts, every message on which a run disagreed with you, and whether you would now change one of your own answers. Examples copied from the list spoil the measurement, so such work is turned down.`,
  },
  {
    id: 'b01-tray-cake-scaling',
    title: 'Scale a tray cake from 4 to 14 people and catch the traps',
    description:
      'Judge an AI answer that multiplied a recipe by 3.5, including the parts that must not be multiplied.',
    minutes: 20,
    instructions: `Recipe for 4: 250 g flour, 2 eggs, 180 ml milk, 1.5 teaspoons baking powder, a pinch of salt, a round tin of 20 cm, 35 minutes at 180 degrees Celsius.

Asked for 14 people, an assistant wrote: "875 g flour, 7 eggs, 600 ml milk, 5 1/4 teaspoons baking powder, 3.5 pinches of salt, a 70 cm tin, 122 minutes at 180 degrees."

Go through the eight statements. Two ingredients deserve a calculator, one deserves common sense, and two of the others come from treating length and time as if they were flour. Explain the tin in particular: the batter spreads over an area, so how large is 3.5 times the area of a 20 cm round tin, in square centimetres, and which common tins or trays add up to about that?

Write the corrected recipe for 14, fit to hang on a kitchen wall, with a baking time as a range and a sign by which the cook sees that it is done.

Last, write one prompt line that would have made the assistant treat the tin and the time separately; test it on the same recipe for 9 people and quote what you got. The area has to be calculated, not asked for.`,
  },
  {
    id: 'b01-questions-before-answers',
    title: 'Make an assistant ask before it plans a school fair',
    description:
      'Write an interview prompt that leads to at most seven good questions and then to a one-page plan.',
    minutes: 40,
    instructions: `Assistants like to answer at once. For a plan that depends on what you have not said yet, that is the wrong order.

The wish: "Plan our school fair." What the parents' council knows but has not written: Saturday 20 September, 11 to 16 o'clock; 300 pupils, about 700 visitors; a yard with one socket; a gym if it rains; budget $850; last year the queue for the sausages took 40 minutes; two classes want a flea market.

Your prompt has to bring the assistant to ask first: one question at a time or all together, as you prefer, seven at most, each with the reason why it matters, and no plan before the answers. Play the council and answer only what is asked, from the list above.

Judge the interview: which of the seven facts did its questions bring out, and which never? For each missed fact, decide whether a good organiser would have asked.

Then let it write the plan on one page. Check that the socket, the rain and the queue each have a line.

You hand in the prompt, the questions with answers, the count of facts found, and the plan. If fewer than five facts come out, improve the prompt and show both rounds.`,
  },
  {
    id: 'b01-three-tones-neighbour',
    title: 'Write one complaint to a neighbour in three tones',
    description:
      'Keep the facts identical while the tone changes from warm to firm, and name the words that do it.',
    minutes: 20,
    instructions: `The facts never change: the dog of the flat above barks from about 7:40 to 8:30 on weekdays when its owner has left; it began three weeks ago; you work nights and go to sleep at 7; you would be glad to talk on Sunday; you have not told the landlord.

Let an assistant write the note three times, each 70 to 90 words:
- as to a friend whose key you keep
- as to someone you have greeted twice on the stairs
- as the second note, after the first had no answer in ten days

Watch for two things that go wrong. Firm notes tend to grow threats nobody made, and warm ones tend to lose the request. Strike either.

When the three are right, lay them side by side and mark, in each, the four words or phrases that carry the tone. Swap one of them into another version and read it again; write down what it did.

Deliver the three notes, the twelve marked phrases and your remark on the swap. No note may mention the landlord in a way that sounds like a warning, and each must contain the time of the barking.`,
  },
  {
    id: 'b01-minutes-to-actions',
    title: 'Pull decisions and duties out of loose meeting talk',
    description:
      'Turn a page of talk into decisions, duties with names and dates, and open points, with no invented owner.',
    minutes: 25,
    instructions: `Notes of a meeting of a cycling club, as spoken: "Right, the autumn ride. Nadia thinks the 5th, Tom says the 12th because of the market. Okay, the 12th then. Somebody has to ask the farm about the barn. I could, says Nadia, but not before Monday. Route: the long loop is 64, too long for the kids. Could we do both? Let's see what Jo says, Jo is not here. Helmets: everybody agrees no helmet, no ride. Tom writes that on the leaflet, he wants to print on Friday. Money: last time we lost 38 dollars on the soup. Maybe charge three. Not today. And thank the bakery, we forgot again."

Produce three lists with an assistant: decided, to do (who, what, until when), open. A duty without a named person is written as "nobody yet". A wish is not a decision.

Compare with your own reading. Typical failures: the soup price becomes a decision; Nadia's "not before Monday" turns into "by Monday"; the bakery gets an owner.

Put in the prompt, the machine's lists, your corrections marked in brackets, and how you would word the rule about Monday so that it is not turned around. A correction without a reason is only half of the work.`,
  },
  {
    id: 'b01-there-and-back-translation',
    title: 'Translate a notice there and back and list the losses',
    description:
      'Send a swimming-pool notice through another language and back, then sort what changed by how much it matters.',
    minutes: 35,
    instructions: `The notice: "Children under 10 may only swim with an adult who can swim. Armbands do not replace the adult. The slide closes 30 minutes before the pool. Should you feel unwell, tell a lifeguard, even if it seems silly. Lost property is kept until the end of the month, wet things only overnight."

Pick a language you can read at least a little. If there is none, pick any and rely on the way back alone; say so.

Step one: have it translated with no context. Step two: have that translated back in a new chat that has never seen the original. Step three: set both English texts side by side, sentence by sentence.

Sort each difference: harmless (other word, same meaning), softened (a duty became advice, or the reverse), or wrong. Look hard at "only", "even if it seems silly", "wet things only overnight" and at who must be able to swim.

Step four: write three lines of context for the translator (where it hangs, who reads it, which sentence is a safety rule) and repeat. Count the differences of each kind in both rounds.

The result is the pair of counts with quotations. Two identical rounds are possible and worth reporting, if the texts are shown.`,
  },
  {
    id: 'b01-six-citations',
    title: 'Find out which of six citations exist',
    description: 'Check six references from an AI answer: real, real with a wrong detail, or made up.',
    minutes: 40,
    instructions: `A student was given these references by an assistant and wants to use them tomorrow.

[a] A. M. Turing, Computing Machinery and Intelligence, Mind, volume 59, 1950.
[b] C. E. Shannon, A Mathematical Theory of Communication, Bell System Technical Journal, 1948.
[c] J. D. Watson and F. H. C. Crick, Molecular Structure of Nucleic Acids, Nature, volume 171, 1963.
[d] R. Halvorsen and L. Pike, Sleep and Shelf Order in Public Libraries, Journal of Reading Spaces, volume 12, 2011.
[e] A. Einstein, On the Electrodynamics of Moving Bodies, Annalen der Physik, 1915.
[f] C. Darwin, On the Origin of Species, London: John Murray, 1859.

For each one find out whether it exists just so. Allowed means: library catalogues, publishers' pages, DOI look-up, archives. Put down where you looked and what you saw there: the address and the line that settles it. For a reference that seems made up, say in which two places you searched for it in vain, since one empty search proves little.

Verdicts: exists, exists but a detail is wrong (which, and the right one), not found. At least one of each kind is in the list.

Close with four sentences to the student: what to keep, what to correct, what to drop, and how the made-up one could have been recognised by its looks.`,
  },
  {
    id: 'b01-scrub-before-pasting',
    title: 'Make a customer message safe to paste into an AI tool',
    description:
      'Replace what identifies a person by markers, get the help you need, and put the real data back afterwards.',
    minutes: 20,
    instructions: `You answer mail for a furniture shop and want help with a reply. This is what you received (all of it made up): "Hello, this is Margarete Voss, Lindenweg 14, order 20-88317. My sofa came on 3 May with a torn seam. I am 81 and just out of hospital with a new hip, so I cannot bring it back. Please call me on 0555 014 232 or my son Anton in the evening. I paid with the card that ends in 4410. Last time your Mr Brandt was very kind."

Decide for each detail: does the assistant need it for a good reply, need something like it, or not at all? Age and hip are the interesting ones: what matters for the reply is that she cannot carry anything.

Now write the safe version with markers such as [CUSTOMER] or [ORDER], get a draft reply, and fill the markers in again by hand.

Show: a table of at least nine details with your decision; the safe text; the draft; the finished reply of 90 words at most. We read the safe text alone and try to find out who she is. If we could, by name, address, number, relatives or illness, the task is not done, however good the letter.`,
  },
  {
    id: 'b01-newsletter-prompt-card',
    title: 'Build a prompt card that a colleague can reuse every week',
    description:
      'Write a fill-in prompt for a staff newsletter and prove with two weeks of facts that it holds.',
    minutes: 40,
    instructions: `A care home sends its staff half a page every Friday. Whoever is on duty writes it, so it sounds different each time. You make a card: a prompt with slots, to be filled in two minutes.

The newsletter always has a first line with the most important change, then "Next week" with three dates, then one thank-you with a name and a deed, then one practical tip. At most 150 words, plain, no jokes about residents.

Week 1 material: lift B repaired Tuesday; fire drill Wednesday 10:00; flu jabs Thursday; visit of the school choir Friday 15:00; Salma stayed late for a relative; tip: label chargers.
Week 2 material: new rota starts Monday; kitchen closed on Tuesday evening, cold plates; no third date; Igor mended the radio; tip: none.

Week 2 is the hard one, because two slots are empty. Your card must say what happens then, so that the machine neither invents a tip nor writes "no tip this week" like a robot.

Hand over the card (at most 120 words, slots in capitals), both newsletters as they came out, and what you altered in the card between your first and your last try. The newsletters are to be left as the assistant wrote them: the card is judged, not your editing.`,
  },
  {
    id: 'b01-potato-answers-judge',
    title: 'Judge two answers about storing potatoes',
    description:
      'Score two AI answers with a rubric you write beforehand, and defend the verdict in 100 words.',
    minutes: 20,
    instructions: `Question of a user: "How do I keep 10 kg of potatoes good until spring? I have a cellar and a fridge."

Answer A: "Keep them dark, dry and airy in the cellar, best at 4 to 8 degrees, in a crate or paper sack, not plastic. Look through them every two weeks and take out soft ones. Keep them away from apples. Cut off green parts generously. The fridge is too cold for most of them."

Answer B: "Great question. Potatoes are a wonderful vegetable with a long history in many cultures. To preserve freshness, wash them well, dry them, and store them in an airtight container in the fridge, where they last up to a year. Apples nearby keep them from sprouting. Always follow food safety guidelines in your area."

Before you score, write a rubric of four criteria with what 0, 1 and 2 points mean for each. Criteria like "good" or "helpful" must be cut into something one can see. Then score, quoting the words that earn or cost a point. Check two factual claims, one per answer, against a source you name.

One honest complication: some sources do say that apples slow down sprouting in certain conditions. Decide how a fair judge deals with that and include it in your 100 words.`,
  },
  {
    id: 'b01-electricity-bill',
    title: 'Explain an electricity bill and spot its error',
    description:
      'Use an assistant to explain seven lines of a bill, recalculate each, and write the email about the mistake.',
    minutes: 25,
    instructions: `The bill of a flat, for 31 days:
Meter old 48,112, new 48,380 | used 268 kWh
Standing charge 31 days at $0.42 | $13.02
First 100 kWh at $0.14 | $14.00
Further 168 kWh at $0.21 | $35.28
Subtotal | $62.30
Tax 8 % | $6.98
To pay | $69.28

(1) Let an assistant explain each line in one sentence for somebody who has just moved out from home. Do not let it say whether the bill is right.
(2) Recalculate every line with your own hands. Exactly one is wrong, and it pulls the last one along.
(3) Ask the assistant, in a new chat, whether the bill is correct, without telling it what you know. Write down what it says, word for word. Did it find the error, another one, or none?
(4) Write the email to the supplier: which line, what it says, what it should say, how much that makes, what you ask for. Six sentences, polite.

The four parts together are the work. If you report that the assistant found the error, the quotation must show it; if it praised the bill as correct, that is at least as instructive.`,
  },
  {
    id: 'b01-loaded-words',
    title: 'Take the loaded words out of a text about two towns',
    description:
      'Find where a comparison leans to one side, rewrite it evenly, and check that the figures still speak.',
    minutes: 25,
    instructions: `Text to look at: "Brackwater boasts a proud harbour and hard-working families, while sleepy Elmsford struggles along with its ageing mill. Brackwater attracted an impressive 1,200 newcomers last year; Elmsford still managed only 900. Unemployment in Brackwater stands at just 6.1 %, while in Elmsford a worrying 5.8 % have no job. Even its schools, with 22 children a class against Brackwater's bustling 27, seem empty."

The towns have 61,000 (Brackwater) and 30,000 (Elmsford) inhabitants.

Underline at least eleven words that judge rather than inform. Say of each which town it favours. Then look at the numbers under the adjectives: newcomers per thousand inhabitants, unemployment, class size. Which town does each figure favour, if any?

Rewrite the paragraph in about 70 words so that a reader could not guess where the author lives. Have an assistant do the same with your best prompt and compare: which loaded word slipped through, or which new one crept in?

A good submission notices that the text claims the opposite of what two of its own figures show. Rewrites that hide a difference to appear fair ("both towns are doing well") are as biased as the original.`,
  },
  {
    id: 'b01-ten-constraints',
    title: 'Test how many of ten constraints an assistant keeps',
    description:
      'Give one request with ten checkable rules, count what is kept, and find the order that works better.',
    minutes: 35,
    instructions: `Request: a text for the lid of a first-aid box in a workshop. Rules: (1) exactly five sentences (2) under 75 words (3) the first word is "Stop" (4) the emergency number appears as [NUMBER] (5) no sentence over 16 words (6) nothing in capitals but the first word's initial, other sentence beginnings and the marker (7) the word "please" exactly once (8) no comma in the last sentence (9) burns are named before cuts (10) ends with the place of the list of helpers: next to the door.

Run it three times in fresh chats and check all ten rules each time. Use a word counter for 2 and 5, your eyes for the rest. That gives thirty ticks or crosses.

Which rules break most often? Reorder or reword the request, for instance the countable rules first, or an instruction to check itself before answering. Run it three more times and tick again.

The delivery: two grids of ten by three, both requests, the best text, and your conclusion in 60 words. A grid full of ticks convinces only with the six texts attached, because we recount two of them.`,
  },
  {
    id: 'b01-four-time-zones',
    title: 'Plan a call across four time zones and check the clock',
    description:
      'Let an assistant find a slot for four cities, verify it by hand, and propose a fair compromise.',
    minutes: 20,
    instructions: `Four people, one call of 45 minutes in the week of 12 to 16 January: Rosa in Lisbon (UTC+0), Juma in Nairobi (UTC+3), Liza in Manila (UTC+8), Paul in Toronto (UTC-5). Everybody works from 8:00 to 18:00 local time and would accept one hour more on either side. Juma is away on Tuesday. Liza takes her son to school until 8:30.

Ask an assistant for a slot. Do not correct it; note its proposal and how sure it sounds.

Then draw four bars on a strip of 24 hours in UTC: working time solid, the extra hour dotted. This shows at a glance whether a slot for all four exists at all, and how large the gap between Liza and Paul is.

Now find the fairest solution you can and write it up for the four in an email of 100 words: the time in each city with the weekday, who gives up what, and how the burden moves next month. Two calls instead of one is allowed if you argue for it.

Included must be: the assistant's proposal, your strip (text is fine), the email. A time that is right in three cities and wrong in the fourth sinks the whole thing.`,
  },
  {
    id: 'b01-when-not-to-use-ai',
    title: 'Write the one-page AI rules of a garden centre',
    description:
      'Decide twelve everyday cases and turn the decisions into a page that new staff read in two minutes.',
    minutes: 40,
    instructions: `Green Corner has nine employees, and three of them use AI tools already, each in their own way. The owner wants a page for the staff room.

Decide these twelve cases first, each with yes, no, or only if: a plant label text; the dose of a pesticide; a reply to a complaint; a photo of a plant that we do not stock; translating the opening hours; the appraisal of an apprentice; a sum for 40 square metres of turf; a wedding order with name and address; a poem for the Christmas card; is this mushroom edible; next week's rota; the answer to a tax letter.

For every "only if" name the check and who does it, in five words or so.

Then look for the three or four principles behind your decisions (who is harmed by a mistake, can we check it, whose data is it, who signs) and write the page: principles first, then examples, 220 words at most, in the voice of a boss one likes. You may let an assistant draft, but the decisions are yours.

The page is good when two people with the page and a thirteenth case (an allergy question about a hanging basket of strawberries) would decide alike. State what your page says about that case.`,
  },
];

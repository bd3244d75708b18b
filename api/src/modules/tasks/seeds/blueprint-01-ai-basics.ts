import type { TaskSeed } from './task-seed.ts';

/** First prompts and first checks: short texts, fact checks, simple arithmetic. */
export const AI_BASICS: readonly TaskSeed[] = [
  {
    id: 'b01-bakery-holiday-notice',
    title: 'Write the vacation notice of a bakery from six facts',
    description:
      'Brief an assistant so that a 60-word door notice contains all six facts and nothing invented.',
    minutes: 15,
    instructions: `Marlow's Bakery is closing for three weeks and needs a notice for the door. Here is everything we know:
- closed from Monday, August 4, through Sunday, August 24; open again on Monday, August 25, at 6:30 a.m.
- birthday cake orders are taken until Friday, August 1, at 2 p.m.
- the stall at the Saturday market stays open, with bread only
- the reason: the oven is being replaced
- gift cards stay valid
- a one-line thank-you to the customers

1. Write a brief with a role, a goal, limits and one model sentence. Limits: 60 words at most, no emoji, dates with the day of the week, closing dates first.
2. Run it. Check off each fact in the answer and underline everything that is not in the list above.
3. Fix the brief, not the text, and run it again until nothing is underlined.

Hand in the final notice, the brief that produced it, and one sentence on what the first brief left open. A notice with a missing date, or with a friendly extra that is not in the list (a new croissant, a discount), will be rejected.`,
  },
  {
    id: 'b01-moon-text-check',
    title: 'Check ten statements about the Moon, line by line',
    description:
      'An assistant wrote ten smooth lines about the Moon. Find the wrong ones and correct each with a source.',
    minutes: 35,
    instructions: `Someone asked an assistant for "ten facts about the Moon" and got this:

(1) On average it is about 384,000 km away. (2) It goes around the Earth in roughly 27.3 days. (3) Its gravity is about one sixth of ours. (4) It does not turn on its axis, so we always see the same side. (5) The far side is therefore always dark. (6) The first crewed landing was Apollo 11 in July 1969. (7) Twelve people have walked there, the last of them in 1976. (8) Where the sun is high, the ground reaches about 120 degrees Celsius. (9) There is no water on it in any form. (10) Our tides come from the Moon alone.

Make a table of ten rows: number, verdict (right, wrong, half right), the corrected sentence where needed, and the source. A source is a page from a space agency, an observatory, a university or an encyclopedia, with its address and the words you rely on (20 at most). Another assistant's answer is not a source.

Then answer in three sentences: which two errors are connected, and why does the wrong claim sound so reasonable? More than three lines are wrong. A table that finds fewer, or that calls a correct line wrong, will be returned for revision.`,
  },
  {
    id: 'b01-five-wordings',
    title: 'Ask one question in five wordings and measure the difference',
    description:
      'Ask the same question five ways, score the answers on four criteria, and say which change helped most.',
    minutes: 30,
    instructions: `The need behind the question: Ines rents a ground-floor apartment, the bedroom wall gets damp in winter, and she wants to know what to do this week before she calls anyone.

Ask it five times, each in a fresh chat:
A. only "damp wall what to do"
B. the full situation as one sentence
C. B plus who she is (a tenant, no tools, 40 dollars)
D. C plus the format of the answer (a list of five, cheapest first)
E. D plus what to leave out (no painting over it, no calls to a contractor yet)

Give every answer 0 to 2 points for each of these: suits a tenant, can be done this week, says how to tell condensation from a leak, is short enough to read on a phone. That gives you a table of five rows with a maximum of eight points each.

Below it, write about 80 words: between which two neighboring versions did the score jump, between which did nothing happen, and which answer would you send to Ines? Back up every score with a quotation; numbers without one count for nothing here.`,
  },
  {
    id: 'b01-email-180-to-70',
    title: 'Cut a rambling email from 156 words to 70',
    description:
      'Shorten a long internal email with an assistant so that the request, the date and the reason survive.',
    minutes: 15,
    instructions: `The original email:

"Hi all, I hope everybody had a good weekend and managed to get some of the sun. As some of you may have heard from Petra or possibly from the minutes, if you read them, the printer on the second floor is on its last legs and we have been offered a replacement, which is very nice, but the supplier can only come on Thursday 12th, between 8 and 11, and they need the room to be empty, meaning the shelves too, which as you know are full of things that belong to nobody in particular. So what I wanted to ask is whether everyone could look through the shelves and take out what is theirs by Wednesday at 17:00, because after that I will have to put it all into boxes, and boxes go to the cellar, and nobody likes the cellar. Printing on Thursday morning is on the first floor. Thanks so much, Dora"

First, without help, list the five things a reader must know. Only then brief the assistant: at most 70 words, the request in the first sentence, Dora's friendly tone kept, no bullet points. Compare the result with your list.

Hand in the list, the short email with its word count, and one phrase you kept even though it carries no information, with your reason. An email that loses the 17:00 or the first floor will be rejected.`,
  },
  {
    id: 'b01-plain-parking-rule',
    title: 'Turn a parking ordinance into words a driver understands',
    description:
      'Rewrite one dense rule in plain language, then prove with six cases that the meaning has not changed.',
    minutes: 25,
    instructions: `The ordinance: "Save where a permit issued under section 4 is displayed, no vehicle other than a pedal cycle shall be caused or suffered to remain stationary in a designated bay for a period exceeding ninety minutes, nor return thereto within a further sixty minutes, between the hours of 08:00 and 18:00 on any day not being a Sunday or public holiday."

Have it rewritten for a sign that people read from a car: 45 words or fewer, and no word a twelve-year-old would have to look up.

Now test your version. Decide each case twice, once by the original ordinance and once by your sign alone:
a) a permit holder parks for five hours on Tuesday
b) a car arrives at 17:00 on Friday and leaves at 19:30
c) a motorcycle stays for two hours on Saturday morning
d) a van leaves at 10:00 after an hour and is back at 10:40
e) a bicycle is left there for a week
f) a car stays all day Sunday

If the two decisions differ anywhere, fix the sign and test it again. Send the sign, the six pairs of decisions, and the one case that made you change a word; if none did, name the word that decides the closest case. A pretty sign that lets (d) park helps no one.`,
  },
  {
    id: 'b01-fridge-three-readers',
    title: 'Explain how a fridge works to three different readers',
    description:
      'Three briefs, three explanations of the same machine: for a child, a buyer and a new repair trainee.',
    minutes: 30,
    instructions: `One machine, and three people who each want to know something different about it. Priya is seven and asks where the cold comes from. Mr. Okafor is in a store, wondering why one model uses 120 kWh a year and another 240. Lena starts as a repair trainee tomorrow and has to name the parts.

For each of them write a brief of at most five lines, and let the assistant answer: 60 words for Priya, 90 for Mr. Okafor, 130 for Lena.

What the texts have to get right: heat is moved out, cold is not made; the compressor, the condenser, the expansion valve and the evaporator appear in the right order (Lena's text names all four, Priya's none); the difference in yearly use has at least two real causes.

After that, read Priya's text aloud. Cross out every word you would not say to a child. Ask yourself what she would ask next, and put that question under the text.

Submit three briefs, three texts, the child's question. If the texts differ only in length, or if one of them paints the wrong picture (a fridge does not "pump in cold air"), you will be asked to revise them.`,
  },
  {
    id: 'b01-invented-product-claims',
    title: 'Mark what an AI invented about a backpack',
    description:
      'Compare a product text with the data sheet it was written from and sort every claim into four kinds.',
    minutes: 20,
    instructions: `Data sheet: backpack "Tarn 24". Volume 24 liters. Weight 780 g. Recycled polyester, coated. One main compartment, laptop sleeve to 14 inches, two side pockets. Water-repellent, seams not taped. Chest strap. Colors: slate, moss. Warranty 2 years.

The text a machine wrote from it: "The Tarn 24 is the waterproof companion for every adventure. Weighing under 800 grams, it swallows a 15-inch laptop and keeps it dry in a storm. Made from ocean plastic, its tough fabric comes with a lifetime guarantee. The padded hip belt spares your back, two side pockets hold bottles, and commuters love its slate and moss colors."

Split the text into individual claims; you should find ten or eleven. Give each one a letter: S (stated in the sheet), F (follows from it), C (contradicts it), N (nowhere in it). Next to each C and N, write what a buyer who believes it would lose.

Then rewrite the product text in 60 words, using only S and F claims, and keep it pleasant to read.

The most useful part is the line at the end: what would you add to the original prompt, word for word, so that this does not happen next time? "Do not hallucinate" is not an answer.`,
  },
  {
    id: 'b01-party-budget-sums',
    title: 'Find the errors in the budget of a summer party',
    description:
      'Recalculate seven lines that an assistant worked out, and trace how one error spread to the others.',
    minutes: 20,
    instructions: `A club asked an assistant to work out the budget for its party. Given: 42 guests, food at $18.50 each, the hall for 5 hours at $64, a 12% service charge on the food, a band for $450 less 15% for booking early, a deposit of 30% on everything, budget $2,000. The answer was:

1) Food: $777.00
2) Hall: $320.00
3) Service: $93.24
4) Band: $372.50
5) Total: $1,562.74, which is $36.21 per guest
6) Deposit: $468.82
7) Left of the budget: $447.26

Recalculate every figure by hand or with a calculator. For each of the seven lines write: the right value, and whether the line is right, wrong in itself, or wrong only because it uses an earlier wrong one. That distinction is the point of the exercise.

Next, ask your own assistant to do the whole calculation "showing each step" and see whether it does better. Note any step where its result differs from yours.

Finish with the corrected budget in seven clean lines and a rule of thumb, in your own words, about which calculations you will always check yourself. Work that just says "total wrong" without tracing the chain will be rejected.`,
  },
  {
    id: 'b01-shift-notes-to-table',
    title: 'Turn messy shift notes into one clean table',
    description:
      'Get an assistant to build a schedule from eleven scraps of text, then catch the conflicts it overlooked.',
    minutes: 25,
    instructions: `These notes were pinned to the wall of a small museum:
"Amir Mon + Tue mornings. Bea never Mondays. Cleo all afternoons except Thu. Tue morning Amir swaps with Bea. Thu afternoon: Dan. Wed morning nobody yet. Bea Wed? ask. Fri morning Dan, afternoon Cleo. Amir is at the dentist Mon morning, Dan covers. Thu morning Bea. Bea says yes to Wed."

Wanted: a table with five days, morning and afternoon, one name in each of the ten cells, and below it a list of what is unclear.

Write a prompt that (a) sets the columns and rows, (b) tells the assistant how later notes override earlier ones, and (c) forbids it to fill gaps by guessing. Run it. Check each cell against the notes and write next to it which note decides it.

The notes do leave one thing open: does the swap on Tuesday mean that Amir takes one of Bea's shifts, and which? Your table must not settle that without saying so.

Send in the prompt, the finished table with the deciding notes, the open question, and how many cells your first attempt got wrong. Zero is a fine number if it is true.`,
  },
  {
    id: 'b01-twelve-emails-three-examples',
    title: 'Sort twelve emails with and without examples',
    description:
      'Measure what three examples in a prompt are worth: classify twelve messages twice and count the matches.',
    minutes: 30,
    instructions: `Categories of a garden tool store: ORDER (where is it, change it), FAULT (broken, wrong item), ADVICE (before buying), MONEY (bill, refund), OTHER.

The messages:
1 Which saw for a 12 cm branch? 2 My parcel says delivered, it is not. 3 The handle split on day two. 4 You charged me twice. 5 Do you hire people? 6 I ordered a hoe and got a rake. 7 Please send it to my office instead. 8 Is the hose safe for drinking water? 9 Where is the money for the returned shears? 10 I want to thank the driver. 11 The lopper is dull, is that normal or can I return it? 12 Can I still add gloves?

First, write down your own answers and do not change them afterward. For numbers 9 and 11, add the reason for your decision.

Run one: a prompt with the five names only. Run two: the same prompt with the definitions above and three examples that you make up and that are not among the twelve. For each run, count how many of the twelve agree with your answers.

Report both counts, every message on which a run disagreed with you, and whether you would now change one of your own answers. Examples copied from the list spoil the measurement, so work that uses them will be rejected.`,
  },
  {
    id: 'b01-tray-cake-scaling',
    title: 'Scale a sheet cake from 4 to 14 people and catch the traps',
    description:
      'Judge an AI answer that multiplied a recipe by 3.5, including the parts that must not be multiplied.',
    minutes: 20,
    instructions: `Recipe for 4: 250 g flour, 2 eggs, 180 ml milk, 1.5 teaspoons baking powder, a pinch of salt, a round pan of 20 cm, 35 minutes at 180 degrees Celsius.

Asked for 14 people, an assistant wrote: "875 g flour, 7 eggs, 600 ml milk, 5 1/4 teaspoons baking powder, 3.5 pinches of salt, a 70 cm pan, 122 minutes at 180 degrees."

Go through the eight statements. Two ingredients need a calculator, one needs common sense, and two of the other lines treat length and time as if they were flour. Explain the pan in particular: the batter spreads over an area, so how large is 3.5 times the area of a 20 cm round pan, in square centimeters, and which common pans or trays add up to about that?

Write the corrected recipe for 14, fit to hang on a kitchen wall, with the baking time as a range and a sign that tells the cook it is done.

Last, write one prompt line that would have made the assistant treat the pan and the time separately; test it on the same recipe for 9 people and quote what you got. Calculate the area yourself; do not ask for it.`,
  },
  {
    id: 'b01-questions-before-answers',
    title: 'Make an assistant ask before it plans a school fair',
    description:
      'Write an interview prompt that leads to at most seven good questions and then to a one-page plan.',
    minutes: 40,
    instructions: `Assistants like to answer right away. For a plan that depends on things you have not said yet, that is the wrong order.

The wish: "Plan our school fair." What the parents' council knows but has not written down: Saturday, September 20, 11 a.m. to 4 p.m.; 300 students, about 700 visitors; a yard with one power outlet; a gym if it rains; budget $850; last year the line for hot dogs took 40 minutes; two classes want a flea market.

Your prompt has to make the assistant ask first: one question at a time or all together, as you prefer, seven at most, each with the reason it matters, and no plan before the answers. Play the council and answer only what is asked, from the list above.

Judge the interview: which of the seven facts did its questions bring out, and which did they miss? For each missed fact, decide whether a good organizer would have asked.

Then let it write a one-page plan. Check that the outlet, the rain and the hot dog line are each addressed.

Hand in the prompt, the questions with answers, the number of facts found, and the plan. If fewer than five facts come out, improve the prompt and show both rounds.`,
  },
  {
    id: 'b01-three-tones-neighbour',
    title: 'Write one complaint to a neighbor in three tones',
    description:
      'Keep the facts identical while the tone changes from warm to firm, and name the words that change it.',
    minutes: 20,
    instructions: `The facts never change: the dog in the apartment above barks from about 7:40 to 8:30 a.m. on weekdays after its owner leaves; it began three weeks ago; you work nights and go to sleep at 7 a.m.; you would be glad to talk on Sunday; you have not told the landlord.

Let an assistant write the note three times, each 70 to 90 words:
- to a friend whose spare key you keep
- to someone you have greeted twice on the stairs
- as a second note, after ten days without an answer to the first

Watch for two things that go wrong. Firm notes tend to add threats you never made, and warm ones tend to lose the request. Remove the threats and restore the request.

When all three are right, put them side by side and mark, in each, the four words or phrases that carry the tone. Swap one of them into another version and read it again; write down what changed.

Deliver the three notes, the twelve marked phrases and your comment on the swap. No note may mention the landlord in a way that sounds like a warning, and each must contain the time of the barking.`,
  },
  {
    id: 'b01-minutes-to-actions',
    title: 'Pull decisions and action items out of loose meeting talk',
    description:
      'Turn a page of talk into decisions, action items with names and dates, and open points, with no invented owner.',
    minutes: 25,
    instructions: `Word-for-word notes from a cycling club meeting: "Right, the fall ride. Nadia thinks the 5th, Tom says the 12th because of the market. Okay, the 12th then. Somebody has to ask the farm about the barn. I could, says Nadia, but not before Monday. Route: the long loop is 64, too long for the kids. Could we do both? Let's see what Jo says, Jo is not here. Helmets: everybody agrees no helmet, no ride. Tom is putting that on the flyer, he wants to print on Friday. Money: last time we lost 38 dollars on the soup. Maybe charge three. Not today. And thank the bakery, we forgot again."

Produce three lists with an assistant: decided, to do (who, what, by when), open. An action item without a named person is marked "nobody yet". A wish is not a decision.

Compare with your own reading. Typical failures: the soup price becomes a decision; Nadia's "not before Monday" turns into "by Monday"; the bakery gets an owner.

Hand in the prompt, the machine's lists, your corrections marked in brackets, and how you would word the rule about Monday so that it is not turned around. A correction without a reason is only half the work.`,
  },
  {
    id: 'b01-there-and-back-translation',
    title: 'Translate a notice there and back and list the losses',
    description:
      'Send a swimming pool notice through another language and back, then sort what changed by how much it matters.',
    minutes: 35,
    instructions: `The notice: "Children under 10 may only swim with an adult who can swim. Arm floaties do not replace the adult. The slide closes 30 minutes before the pool. Should you feel unwell, tell a lifeguard, even if it seems silly. Lost items are kept until the end of the month, wet things only overnight."

Pick a language you can read at least a little. If there is none, pick any and rely on the way back alone; say so.

Step one: have it translated with no context. Step two: have that translated back in a new chat that has never seen the original. Step three: put both English texts side by side, sentence by sentence.

Sort each difference: harmless (different word, same meaning), softened (a duty became advice, or the reverse), or wrong. Look closely at "only", "even if it seems silly", "wet things only overnight" and at who must be able to swim.

Step four: write three lines of context for the translator (where it hangs, who reads it, which sentence is a safety rule) and repeat. Count the differences of each kind in both rounds.

Hand in both sets of counts with quotations. Two identical rounds are possible and worth reporting, as long as you show the texts.`,
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

For each one, find out whether it exists exactly as cited. You may use library catalogs, publishers' pages, DOI lookup and archives. Write down where you looked and what you saw there: the address and the line that settles it. For a reference that seems made up, name two places where you searched for it without success, since one empty search proves little.

Verdicts: exists, exists but a detail is wrong (which, and the right one), not found. At least one of each kind is in the list.

Close with four sentences to the student: what to keep, what to correct, what to drop, and how they could have recognized the made-up one at a glance.`,
  },
  {
    id: 'b01-scrub-before-pasting',
    title: 'Make a customer message safe to paste into an AI tool',
    description:
      'Replace whatever identifies a person with markers, get the help you need, and put the real data back afterward.',
    minutes: 20,
    instructions: `You answer email for a furniture store and want help with a reply. This is what you received (all of it made up): "Hello, this is Margarete Voss, Lindenweg 14, order 20-88317. My sofa came on May 3 with a torn seam. I am 81 and just out of the hospital with a new hip, so I cannot bring it back. Please call me on 0555 014 232 or my son Anton in the evening. I paid with the card that ends in 4410. Last time your Mr. Brandt was very kind."

For each detail, decide: does the assistant need it for a good reply, need something like it, or not need it at all? The age and the hip are the interesting ones: what matters for the reply is that she cannot carry anything.

Now write the safe version with markers such as [CUSTOMER] or [ORDER], get a draft reply, and fill the markers in again by hand.

Show: a table of at least nine details with your decision; the safe text; the draft; the finished reply of 90 words at most. We read the safe text alone and try to find out who she is. If we can, by name, address, number, relatives or illness, the task will be rejected, no matter how good the letter is.`,
  },
  {
    id: 'b01-newsletter-prompt-card',
    title: 'Build a prompt card that a coworker can reuse every week',
    description:
      'Write a fill-in prompt for a staff newsletter and prove with two weeks of facts that it works.',
    minutes: 40,
    instructions: `A nursing home sends its staff half a page every Friday. Whoever is on duty writes it, so it sounds different each time. Make a card: a prompt with slots that can be filled in two minutes.

The newsletter always has a first line with the most important change, then "Next week" with three dates, then one thank-you with a name and a deed, then one practical tip. At most 150 words, plain, no jokes about residents.

Week 1 material: elevator B repaired Tuesday; fire drill Wednesday 10 a.m.; flu shots Thursday; school choir visits Friday 3 p.m.; Salma stayed late for a relative; tip: label chargers.
Week 2 material: new schedule starts Monday; kitchen closed Tuesday evening, cold plates; no third date; Igor fixed the radio; tip: none.

Week 2 is the hard one, because two slots are empty. Your card must say what happens then, so that the machine neither invents a tip nor writes "no tip this week" like a robot.

Hand in the card (at most 120 words, slots in capitals), both newsletters as they came out, and what you changed in the card between your first and your last try. Leave the newsletters as the assistant wrote them: we judge the card, not your editing.`,
  },
  {
    id: 'b01-potato-answers-judge',
    title: 'Judge two answers about storing potatoes',
    description:
      'Score two AI answers with a rubric you write beforehand, and defend the verdict in 100 words.',
    minutes: 20,
    instructions: `A user's question: "How do I keep 10 kg of potatoes good until spring? I have a cellar and a fridge."

Answer A: "Keep them dark, dry and airy in the cellar, ideally at 4 to 8 degrees Celsius, in a crate or paper sack, not plastic. Check them every two weeks and remove soft ones. Keep them away from apples. Cut off green parts generously. The fridge is too cold for most of them."

Answer B: "Great question. Potatoes are a wonderful vegetable with a long history in many cultures. To preserve freshness, wash them well, dry them, and store them in an airtight container in the fridge, where they last up to a year. Apples nearby keep them from sprouting. Always follow food safety guidelines in your area."

Before you score, write a rubric of four criteria that says what 0, 1 and 2 points mean for each. Break criteria like "good" or "helpful" down into something you can observe. Then score, quoting the words that earn or cost a point. Check two factual claims, one per answer, against a source you name.

One complication: some sources do say that apples slow down sprouting under certain conditions. Decide how a fair judge deals with that and include it in your 100 words.`,
  },
  {
    id: 'b01-electricity-bill',
    title: 'Explain an electricity bill and spot its error',
    description:
      'Use an assistant to explain seven lines of a bill, recalculate each, and write the email about the mistake.',
    minutes: 25,
    instructions: `The bill for an apartment, for 31 days:
Meter old 48,112, new 48,380 | used 268 kWh
Service charge 31 days at $0.42 | $13.02
First 100 kWh at $0.14 | $14.00
Further 168 kWh at $0.21 | $35.28
Subtotal | $62.30
Tax 8% | $6.98
Amount due | $69.28

(1) Let an assistant explain each line in one sentence for someone who has just moved out of their parents' home. Do not let it say whether the bill is right.
(2) Recalculate every line yourself. Exactly one is wrong, and it makes the last one wrong too.
(3) Ask the assistant, in a new chat, whether the bill is correct, without telling it what you know. Write down what it says, word for word. Did it find the error, another one, or none?
(4) Write the email to the utility: which line, what it says, what it should say, how large the difference is, and what you are asking for. Six sentences, polite.

Hand in all four parts. If you report that the assistant found the error, the quotation must show it; if it called the bill correct, that is at least as instructive.`,
  },
  {
    id: 'b01-loaded-words',
    title: 'Take the loaded words out of a text about two towns',
    description:
      'Find where a comparison leans to one side, rewrite it evenly, and check that the figures still speak for themselves.',
    minutes: 25,
    instructions: `The text: "Brackwater boasts a proud harbor and hard-working families, while sleepy Elmsford struggles along with its aging mill. Brackwater attracted an impressive 1,200 newcomers last year; Elmsford still managed only 900. Unemployment in Brackwater stands at just 6.1%, while in Elmsford a worrying 5.8% have no job. Even its schools, with 22 children a class against Brackwater's bustling 27, seem empty."

The towns have 61,000 (Brackwater) and 30,000 (Elmsford) inhabitants.

Underline at least eleven words that judge rather than inform. For each one, say which town it favors. Then look at the numbers behind the adjectives: newcomers per thousand inhabitants, unemployment, class size. Which town does each figure favor, if any?

Rewrite the paragraph in about 70 words so that a reader could not guess where the author lives. Have an assistant do the same with your best prompt and compare: which loaded word slipped through, or which new one crept in?

A good submission notices that the text claims the opposite of what two of its own figures show. Rewrites that hide a difference to appear fair ("both towns are doing well") are as biased as the original.`,
  },
  {
    id: 'b01-ten-constraints',
    title: 'Test how many of ten constraints an assistant follows',
    description:
      'Give one request with ten checkable rules, count how many are followed, and find the order that works better.',
    minutes: 35,
    instructions: `Request: a text for the lid of a first-aid box in a workshop. Rules: (1) exactly five sentences (2) under 75 words (3) the first word is "Stop" (4) the emergency number appears as [NUMBER] (5) no sentence over 16 words (6) nothing in capitals but the first word's initial, other sentence beginnings and the marker (7) the word "please" exactly once (8) no comma in the last sentence (9) burns are named before cuts (10) it ends with where the list of first responders hangs: next to the door.

Run it three times in fresh chats and check all ten rules each time. Use a word counter for 2 and 5 and your eyes for the rest. That gives you thirty check marks or crosses.

Which rules break most often? Reorder or reword the request, for instance the countable rules first, or an instruction to check itself before answering. Run it three more times and check again.

Hand in two grids of ten by three, both requests, the best text, and your conclusion in 60 words. Attach all six texts, because we recount two of them; without the texts, a grid full of check marks proves nothing.`,
  },
  {
    id: 'b01-four-time-zones',
    title: 'Plan a call across four time zones and check the clock',
    description:
      'Let an assistant find a slot for four cities, verify it by hand, and propose a fair compromise.',
    minutes: 20,
    instructions: `Four people, one 45-minute call in the week of January 12 to 16: Rosa in Lisbon (UTC+0), Juma in Nairobi (UTC+3), Liza in Manila (UTC+8), Paul in Toronto (UTC-5). Everyone works from 8 a.m. to 6 p.m. local time and would accept one more hour on either side. Juma is away on Tuesday. Liza takes her son to school until 8:30 a.m.

Ask an assistant for a slot. Do not correct it; note its proposal and how sure it sounds.

Then draw four bars on a 24-hour strip in UTC: working time solid, the extra hours dotted. This shows at a glance whether a slot for all four exists at all, and how large the gap between Liza and Paul is.

Now find the fairest solution you can and write it up for all four in a 100-word email: the time and day of the week in each city, who gives up what, and how the burden shifts next month. Two calls instead of one is allowed if you argue for it.

Include the assistant's proposal, your strip (text is fine) and the email. A time that is right in three cities and wrong in the fourth will be rejected.`,
  },
  {
    id: 'b01-when-not-to-use-ai',
    title: 'Write the one-page AI rules of a garden center',
    description:
      'Decide twelve everyday cases and turn the decisions into a page that new staff can read in two minutes.',
    minutes: 40,
    instructions: `Green Corner has nine employees, and three of them use AI tools already, each in their own way. The owner wants a page for the break room.

Decide these twelve cases first, each with yes, no, or only if: a plant label text; the dose of a pesticide; a reply to a complaint; a photo of a plant that we do not carry; translating the opening hours; an apprentice's performance review; a price for 40 square meters of sod; a wedding order with a name and address; a poem for the Christmas card; is this mushroom edible; next week's schedule; the reply to a tax letter.

For every "only if" name the check and who does it, in five words or so.

Then look for the three or four principles behind your decisions (who is harmed by a mistake, can we check it, whose data is it, who signs) and write the page: principles first, then examples, 220 words at most, in the voice of a boss people like. You may let an assistant draft, but the decisions are yours.

The page is good when two people with the page and a thirteenth case (an allergy question about a hanging basket of strawberries) would decide the same way. State what your page says about that case.`,
  },
];

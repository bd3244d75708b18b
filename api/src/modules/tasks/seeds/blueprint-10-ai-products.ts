import type { TaskSeed } from './task-seed.ts';

/** Digital products from the first question to the first customers: research, production, listing, price, rules. */
export const AI_PRODUCTS: readonly TaskSeed[] = [
  {
    id: 'b10-planner-market-check',
    title: 'Check the market for a shift-work planner before making it',
    description:
      'An hour of evidence on one page: who wants it, what exists, at what price, and go or no-go by a rule set beforehand.',
    minutes: 60,
    instructions: `Idea: a printable weekly planner for people on rotating shifts, such as nurses, drivers and bakers. Before you draw a single page, find out whether anyone is waiting for it.

Set the rule first, in writing, and do not change it later. For example: go, if at least three of five hold: ten or more people describe the problem in their own words in public places; fewer than twenty direct competitors on one marketplace; at least three of those show signs of sales; the middle price is $4 or more; you can name two things that all of them do badly.

Collect. On any marketplace: the twelve products closest to yours with price, number of reviews, age, pages, and what the worst reviews complain about. In forums or reviews: ten statements by shift workers about planning, quoted in at most 20 words with the address of the page, without names. From a search engine: what it suggests after "shift planner".

Analyze: middle price, spread, a matrix of features against products, complaints by frequency.

Then apply your rule. A no-go is as good a result as a go if the evidence is sound. If it is a go, describe the product in 60 words so that it answers the two most frequent complaints.

Hand in the rule with the time you wrote it, the tables, quotations and result, and what you would look at if you had two more hours. Numbers that a language model "estimated" are not evidence; each number needs its page.`,
  },
  {
    id: 'b10-shift-planner-build',
    title: 'Make a four-page printable shift planner, ready to sell',
    description:
      'A PDF in two paper sizes that a nurse on rotating nights can really use, tested by filling in one round of shifts.',
    minutes: 60,
    instructions: `User: a nurse with the pattern early, early, late, night, night, off, off, which does not fit a Monday-to-Sunday week. What she told us: "My planner thinks my Tuesday ends at midnight. Mine ends at 7 on Wednesday. And I'd like to see when I can sleep."

Four pages: cover with half a page on how to use it; a two-week overview in which a night shift crosses from one day into the next; a day page for a night, with meals and sleep; swaps and favors (who owes whom a shift).

Let an assistant help with wording and layout alternatives; build the page itself in a program that makes vectors (office, slides, design tool), not as a picture, so that lines are sharp. A4 and US Letter, margins of at least 12 mm, gray no lighter than #767676 for text, lines 7 mm apart, prints well in black and white.

Fill in one round of the pattern above, seven days, by hand on paper or on screen. Where was there not enough space? Which question did it leave open? Improve it once.

Hand in both PDFs (A4, Letter), a photo or copy of the filled-in pages, a list of changes, file sizes, and the sentence in which you tell the buyer what was made with AI.

Check before you hand it in: fonts embedded and allowed for commercial use (name and license), no hyphenation errors, page numbers, all four pages at the same scale. She would notice decorative filler before we do.`,
  },
  {
    id: 'b10-price-with-fees',
    title: 'Find a price for a template that survives the fees',
    description:
      'Calculate what is left at five prices after fees, ads and refunds, and choose one you can defend.',
    minutes: 60,
    instructions: `A budget spreadsheet for students. Cost of making it: 14 hours. Shop (invented terms): listing $0.20 every four months per product; 6.5% commission on the price; payment 3% + $0.25; optional ads, 15% of a sale that comes from an ad, about 30% of sales. Refunds 4% of sales: you return the price, and of the fees you get back only the commission. Support takes four minutes per ten sales.

Prices to examine: $2.90, $4.90, $7.90, $12.00, $19.00. Assumed demand per month, from comparable products: 40, 31, 20, 11, 5.

Calculate for each price: fees per sale (with and without an ad), average net per sale including refunds, net per month, hours of support, net per hour of work if the production time is spread over 12 months. Show one column completely, the others as results.

Which price brings the most money, which the most per hour of support, which the most buyers? They are not the same. Vary demand by a third up and down: does the best price stay the best?

Then look at real listings: ten comparable products with prices (address and date). Where would yours rank, and how would it justify being above the middle?

Write the decision in 120 words for someone who does not like tables, with the price, the second choice, the month in which you will look again and the figure that would change your mind.

Two errors are common: forgetting the 25-cent fee, which eats up cheap products, and subtracting refunds twice. We check the rows for both.`,
  },
  {
    id: 'b10-shop-rules-ai-disclosure',
    title: 'Read the AI rules of two marketplaces and turn them into a checklist',
    description:
      'Find, cite and date what two real marketplaces require of AI-made goods, and decide nine borderline products.',
    minutes: 60,
    instructions: `Rules differ from marketplace to marketplace and change over time. Pick two real marketplaces for digital goods or print on demand. Find their current pages on: AI-made content (whether it is allowed, how to disclose it), intellectual property, creativity or handmade standards, prohibited goods, refunds for downloads. For each rule: a quotation of at most 40 words, the address, the date of your visit, and the date of the page if it shows one.

Where a page is silent, write "silent" instead of guessing. Where two pages of one marketplace contradict each other, note both.

Decide for both marketplaces, with the rule that decides: 1 wall print, generated, retouched by hand. 2 the same, not retouched. 3 a planner whose texts an assistant wrote. 4 a coloring book "in the style of" a famous film studio. 5 portraits of customers' pets made from their photos. 6 a picture of a living singer. 7 a pattern that happens to contain something like a sports brand's logo. 8 a bundle of 2,000 pictures made in one night. 9 an e-book on herbs and illnesses.

Some are matters of law rather than of marketplace rules; say so and do not play lawyer.

From all of this, make a ten-point checklist for a seller, in the order of work (before making, before listing, after), marking which marketplace requires what. Add the disclosure text for your own listings: 30 plain words, in a place where buyers see it before paying.

Hand in the table of rules, eighteen decisions, the checklist and the text. No one can rely on an undated quotation next month, so each needs its date.`,
  },
  {
    id: 'b10-colouring-pages-allotment',
    title: 'Create four coloring pages of community garden life and their listing',
    description:
      'Clean line drawings in one style, printed and tried out with pencils, and a product page that tells the truth.',
    minutes: 60,
    instructions: `Theme: a year in a community garden, one page for each season: lettuce under a glass bell, beans on poles, a hedgehog in leaves, a robin on a spade handle in the snow. For adults who color in the evening.

Pages: A4 portrait, black lines on white, 300 px per inch, lines of two weights, closed shapes of at least 4 mm, no gray, no solid black areas above 1 cm2, no text.

Generators produce gray shading, open outlines and dust-like details. So: generate, convert to pure black and white, close gaps, remove specks, thicken hairlines. Work out the pixel size first (210 by 297 mm at 300).

Test: use a flood-fill tool at five spots on each page. If color runs into neighboring shapes, there is a gap. Print one (or view at 100%) and color a corner with real pencils: is the smallest area colorable?

Check the nature: beans wind around poles, robins have a red breast, hedgehogs do not have a mouse's tail.

Then the listing: title (up to 80 characters, the words buyers search first), five bullets, a 120-word description with pages, size, paper advice, license (private use; what about kindergartens?), AI disclosure; three preview pictures described or made; price with a reason from five comparable ones.

Hand in four pages, the flood-fill notes, the listing, and links to the five. Pages whose style changes from woodcut to cartoon will be rejected, since people buy a set as a set.`,
  },
  {
    id: 'b10-lesson-worksheets-fractions',
    title: 'Make a set of fraction worksheets with checked answers',
    description:
      'Three sheets for ten-year-olds with stories, drawings and an answer key in which every answer is right.',
    minutes: 60,
    instructions: `Teachers buy worksheets and trust them. One wrong answer in the key ruins a shop's reputation. Make a set of three:
sheet A, comparing with pictures (8 tasks); sheet B, adding with equal denominators (10); sheet C, story problems from a bakery, a bus and a garden (6), two of which contain a mistake for students to find.

An assistant writes drafts. You check them. Solve each by hand or with a small script, twice for the story problems; keep a log: task, machine's answer, yours, corrected? State how many of its answers were wrong or not reduced.

Drawings (pizza, bars, pitchers) must show what the text says. A circle cut into "four quarters" of unequal size is a mathematical error. Draw these yourself as vectors instead of generating them.

Language: sentences up to 12 words; names from many places; no task in which only boys measure and only girls bake.

Sheets in A4 and Letter, at least 14 pt, room to write, a name line, points per task. The key is on a separate page and shows the solution steps for sheet C.

Try sheet C with a child if you can; otherwise work through it yourself with a stopwatch and multiply by three.

Hand in the PDFs, the log with counts, the two changes after the trial, and a 100-word listing text that says it was not made for any particular curriculum. In the review we draw ten tasks at random and recalculate them. One error means a revision; with two, you redo the whole key.`,
  },
  {
    id: 'b10-licence-for-buyers',
    title: 'Write a license for a pattern pack that buyers understand',
    description:
      'Personal, small business and extended use in plain words, tested on sixteen questions from customers.',
    minutes: 60,
    instructions: `You sell a pack of 24 seamless patterns, made with a generator and redrawn. Buyers constantly ask what they may do with them. Write the license.

Start with your own rights: what do the terms of the generator you used say about commercial use and about ownership of the output (quote, address, date)? What can you therefore not promise (exclusive rights, copyright in every country)? Tell buyers honestly in one sentence.

Three levels, 150 words each: Private; Small business (up to 500 pieces a year or 5,000 prints, choose and justify); Extended. For each: may, may not, examples. Above them, put a table with ten uses and three columns, for people who read only tables.

Test it with these: 1 birthday card for grandma. 2 forty pillows at a craft market. 3 print-on-demand phone case, made to order. 4 giving the file to my printer. 5 sharing with my sister. 6 wallpaper in a hotel. 7 a logo. 8 changed colors, sold as my own pattern. 9 classroom. 10 free wallpaper on my blog. 11 training an AI on them. 12 book cover, 3,000 copies. 13 a refund after download. 14 if the generator's terms change. 15 for a party I don't support. 16 client work for a bakery.

Answer each with at most 20 words and the number of the clause. If you need "it depends", the license is not finished.

Have an assistant play a buyer who looks for gaps; name three it found and fix them.

Hand in the source quotations, license, table, sixteen answers and gaps. This is a draft for a lawyer to read before use, and the document says so at the top. Copying an existing license is not writing one.`,
  },
  {
    id: 'b10-customer-answers-first-week',
    title: 'Answer the first ten customers of a print shop',
    description:
      'Replies to questions, complaints and one fraud attempt, with a refund decision each time and a macro for later.',
    minutes: 60,
    instructions: `Your shop sells printable posters of sea animals, $6 each, three for $14. The messages of week one:
1 "I didn't get anything in the mail." (it is a download) 2 "Can you make the octopus in green?" 3 "It's pixelated." (printed a 900 px preview at A2) 4 "I bought it twice by mistake." 5 "Is this AI? I don't buy AI." (the listing says so at the bottom) 6 "My printer cuts off the edge." 7 "Your whale has two blowholes, the species has one." 8 "Refund or I'll leave one star." (downloaded, no fault named) 9 "I'm from a school, free for us?" 10 "I paid too much by wire, please send me back the difference." (no such payment exists)

Decide for every message: refund (how much), new file, explanation, or no. Write the reply in at most 80 words; the first sentence answers the question. The costs: each refund loses $6 and a fee of $0.43; each hour is worth $20 to you. When is being right more expensive than being generous? Calculate for 4 and 8.

Number 7 is a gift. Check the biology (which whales have one, which two? cite a source), and say what happens to the poster and to those who already have it.

Number 5 shows a fault in the listing. Fix it.

Number 8: many marketplaces forbid threatening with reviews as well as paying for them. Stay polite, stay correct, and document it.

Turn the ten replies into four macros with slots, and list what must change in the product or the listing so that the question does not come up again; aim to eliminate six of the ten.

Hand in a table with decisions and amounts, ten replies, the source, the macros and the changes.`,
  },
  {
    id: 'b10-print-pair-railway-plants',
    title: 'Develop a pair of botanical prints through to the test print',
    description:
      'From plant research through generation to print files in four sizes, botanically correct and named as a pair.',
    minutes: 60,
    instructions: `Wall prints of plants are a crowded market. Yours have an idea: plants that grow along railroad sidings. Choose two: evening primrose, and mugwort or another that really grows there. Check in a field guide or on a museum page: leaf shape, number of petals, how the flowers are attached, fruit, real size. Six features each, with a source. They are your standard, since generated plants are usually botanical nonsense that looks good.

Style: one decision for both (etching with one color, say), the same paper tone, same size in the frame, same light, a strip of gravel at the bottom as the common element. You add the Latin and English names in an editor; check the spelling twice.

Generate, compare with the six features, repair or repaint; if you cannot get a feature right, crop it out of view and say so. At least five of six have to be right for each plant.

Files: 30 by 40 cm, 18 by 24 inches, A3, 5 by 7 inches, at 300 px per inch, or less for the largest, with a reason. Calculate the pixels, and note the crop for each proportion so that no name is cut off.

Test print: one of them on any printer, or a view at 100% of three critical spots, with notes.

Finally, name the pair and each print, and make a wall mockup in which the size is believable (a chair has a seat height of 45 cm; use it).

Hand in two masters, a table of the four sizes with pixels and two of them exported, the features with sources and check marks, your notes, and the mockup. Primroses with five petals (they have four) are what our botanist looks for first.`,
  },
  {
    id: 'b10-mini-ebook-houseplants',
    title: 'Write a six-page guide and verify every claim in it',
    description:
      'A small e-book on reviving two houseplants, drafted with AI, with a source behind each instruction.',
    minutes: 60,
    instructions: `Working title: "It's not dead yet". Two plants: peace lily, and supermarket basil. For each: what you see, what it probably is (two causes), what to do today, what to do in two weeks, when to give up. Two pages per plant, a title page, and a page on how to read the guide. About 700 words.

Draft with an assistant, chapter by chapter, from your own brief with tone (dry, kind) and structure. Then comes the real work: number each factual statement or instruction in the draft (expect 20 to 30), and check them. Sources: botanical gardens, horticultural societies, university extension services; two for anything that could kill the plant or hurt a pet. Is one of the two poisonous to cats? That belongs on its first page, with a source.

Log: number, statement, verdict (supported, partly, wrong, no source), source, change. Report the shares. Delete a statement without a source, or label it as experience.

Style check: cut what every guide says ("plants need love").

Layout: A5 portrait, PDF and EPUB or HTML, text that can be enlarged, headings as headings, pictures (your own, drawn or generated) with alt texts, generated plants checked for leaf shape.

Credits page: how it was made, sources, date, contact (invented).

Hand in the book, the log, the shares, and the error in the draft that surprised you most. We draw ten statements for review. If two of them are unsupported, you redo the whole log.`,
  },
  {
    id: 'b10-search-terms-listing',
    title: 'Find the search terms for a listing and prove each',
    description:
      'Thirty candidate terms, evidence for demand and competition, thirteen chosen, and a title that a person would read.',
    minutes: 55,
    instructions: `Product: a set of printable cards with conversation questions for grandparents and grandchildren ("What did your street smell like?"). 60 cards, $5.50.

Collect thirty terms from five sources: what buyers call it; occasion; recipient; problem ("how to talk with grandpa"); form (printable, cards, PDF). Assistants are good at breadth here, and bad at knowing whether anyone types it. So find evidence for each of your best ten on a real marketplace: does it appear among suggestions (after how many letters)? how many results? how similar are the first ten to yours (0 to 10)? Note the date.

Make a simple score from suggestion, similarity and competition, with weights that you set beforehand, and rank.

Choose thirteen tags of up to 20 characters each (count), with no word repeated needlessly, at least two for occasions within the next three months, and none that is misleading ("free", a brand, "therapy").

Title: up to 120 characters; first 40 for people; no pile of nouns. Write three and choose by reading them to someone.

First paragraph of the description: 50 words that use the three strongest terms as ordinary English.

Then a prediction: which tag will bring the most visitors, and how would you know after 30 days from the shop's statistics; what would you swap, by what rule, one at a time?

Hand in thirty terms with their source, ten with evidence, the score, tags with character counts, titles, the paragraph and the prediction. Search volumes from a chatbot are made up and make the table worthless.`,
  },
  {
    id: 'b10-wedding-template-editable',
    title: 'Build an editable wedding stationery set and break it on purpose',
    description:
      "Invitation and reply card as templates that survive long names, two languages and an uncle's old printer.",
    minutes: 60,
    instructions: `The people who buy templates are not designers, and they are nervous. Make two pieces: invitation (A5) and reply card (A6). Motif: an ink drawing of wild oats, generated once, cleaned up, used in two ways. Two typefaces with licenses that allow templates (name, source). Program: any that buyers can open free of charge; text stays live text, and the motif is in the background and cannot be moved by accident.

Fill it with the easy case: Mia and Tom, June 14, a barn.

Then try to break it: (a) Maximiliana Oyelaran-Featherstonehaugh and Bartholomew Krzysztofiak; (b) two families as hosts, four names; (c) text in two languages side by side; (d) "children welcome, dogs too, please no presents, but if you must" as the longest extra line; (e) Polish and Turkish letters; (f) printed in black and white at 90%.

For each failure: what happened, and the fix (different line break, a smaller size defined in advance, a second version of the page). A template may say "up to 34 characters" if it offers a way out for longer names.

Write the instructions for buyers: one page, eight steps with pictures (described or made), in plain words, not jargon; and what to tell the print shop.

Have someone make case (a) with only that page in under 15 minutes, or do it yourself on another day; time it.

Hand in the files or links, six break tests with pictures, the page, the time, the licenses, and a 90-word listing text. Pretty previews with only Mia and Tom produce disappointed buyers.`,
  },
  {
    id: 'b10-bundle-or-single',
    title: 'Decide how to bundle fifteen products with numbers',
    description:
      'Use three months of sales to choose singles, bundles and a retired pair, and set prices that do not eat each other.',
    minutes: 55,
    instructions: `A shop with fifteen printable checklists, $3 each. Sales in three months: moving house 61, baby's first week 48, first apartment 44, camping 33, road trip 30, new puppy 29, funeral 22, job start 19, garden spring 17, garden fall 12, cat 9, emergency bag 8, school start 7 (the season comes later), car sale 4, boat 1. From the order data: 38% of buyers of "moving" also bought "first apartment"; 25% of "camping" bought "road trip"; garden spring and fall have 9 of 12 in common; others rarely overlap. Fees per order: $0.45 plus 9.5%.

First: current revenue and net, assuming an average of 1.2 items per order; show your work.

Then form three or four bundles, by evidence and by common sense. What would a bundle of two at $5 do? Calculate for moving plus first apartment: how many buyers would have bought both anyway (loss of $1, fewer fees), and how many would have bought one and now take two (gain)? At what share of switchers does it pay? Write the inequality or a small table and find the break-even.

"Everything for $19" is tempting. Estimate with two assumptions how much revenue it eats up.

Funeral checklist: is a bundle appropriate, and with what? Tact counts; answer in two sentences. Retire up to two products; consider the season and the cost of keeping them.

Plan the test: four weeks, which figures, in what order, what counts as success, how to go back.

Write a 120-word conclusion for the owner with a table of final products and prices.

Hand in the calculation, bundles, break-even, test and conclusion. A bundle justified by "customers love bundles" has no place; each needs a number or a plain reason.`,
  },
  {
    id: 'b10-prompt-pack-quality',
    title: 'Make a prompt pack for garden designers that is worth money',
    description:
      'Four tested prompts with slots, sample outputs and failure notes, for people who plan gardens for others.',
    minutes: 60,
    instructions: `Most prompt packs are lists of a thousand sentences no one has tried. Yours has four, for self-employed garden designers, and each saves half an hour on a job they really do: write up a site visit from keywords; explain a planting plan to a client; a plant list checked against soil and light (with a warning on what must be verified); a polite reminder of an unpaid bill.

Talk to one, or read three forum threads or reviews by such designers (give the addresses), and revise the list: which one would you replace?

For each prompt: purpose, slots with an example, prompt (up to 150 words), a real, unedited sample output from your own run, what to check before using it, when not to use it.

Test: run each one three times with different slot contents. Score 0 to 3 for usable as is, no facts added, tone. Improve or drop prompts below 7 of 9. Report the scores of the first and the last round.

The plant list is risky. Take one output and verify five plants against a field guide or nursery: soil, light, hardiness. Print the result in the pack.

Format: PDF with text that can be copied, plus a plain text file.

Hand in the pack, test sheet, verification, threads, and a 100-word listing that promises only what the scores show. No claims like "10x your business".`,
  },
  {
    id: 'b10-trademark-likeness-review',
    title: 'Review twenty product ideas for rights issues before a launch',
    description:
      'Sort ideas by risk of trademark, copyright, likeness and misleading names, with a search behind the doubtful ones.',
    minutes: 60,
    instructions: `A friend wants to open a shop on Friday with these AI-made goods: 1 mug "Keep calm and crochet". 2 poster of a cartoon mouse with round ears and red shorts. 3 T-shirt "Hogwarts dropout". 4 city map of Lisbon in blue. 5 portrait of a tennis star as a queen. 6 pattern of a pastry chain's green mermaid. 7 "Superfoam" soap labels. 8 cards with a poem by Emily Dickinson. 9 cards with a poem by a living poet. 10 bags "Best Dad". 11 picture of your town in the style of Starry Night. 12 stickers of toy bricks. 13 calendar of Olympic sports with the rings. 14 cross-stitch of a band's logo. 15 wolf howling at the moon. 16 sports jersey with number 23 and a bull. 17 recipe cards, "like grandma's". 18 "Doctor-approved" sleep journal. 19 alphabet of animals. 20 prints of a 1930 film poster.

Give each a traffic light: green, amber (find out first), red. Kind of right: trademark, copyright, likeness, misleading claim, none visible. For four of your choice, from at least two kinds of right, search: a public trademark register (which one, what you typed, what you found, date), dates of an author's death or of publication, an official page on likeness. Write what you saw, not what you conclude about a country's law.

Rescue: can three amber or red ones be turned into a green idea that keeps the fun? Write it.

A procedure for the friend: 10 minutes per new idea, six steps, and the point at which to ask a lawyer.

Hand in twenty lights, four searches, three rescues, the procedure, and an 80-word letter to the friend about Friday. "The AI made it, so it's free" comes up in every such conversation; answer it in two sentences. This is a risk review, not legal advice: put that sentence at the top.`,
  },
  {
    id: 'b10-icon-set-allergens',
    title: 'Make eight icons for allergen labels and test recognition',
    description:
      'Draw consistent vector icons for menus, measure whether people recognize them at 16 px, and prepare the files.',
    minutes: 60,
    instructions: `Restaurants must mark allergens. The EU's list has fourteen; look it up on an official page. Make icons for the eight of them that are most often confused: nuts, peanuts, crustaceans, mollusks, sesame, mustard, milk, eggs.

Ideas may come from an image generator; the icons are vectors, redrawn on a grid of 24 with 2 px lines, rounded ends, one optical weight. Write the rules (corner, gap, smallest hole) before number one.

Difficult pairs: nuts and peanuts; crustaceans and mollusks; sesame and mustard. Distinguish them by shape, never by color alone. Note how your grid would handle the other six.

Test: show all eight at 16, 24 and 48 px to at least five people (or, failing that, to an image-reading assistant, and say so) with the open question "What is it?". Count the hits. Redraw any icon under 60% at 24 px and test it again. Which stayed weak? These must have a text label, and the manual says so.

Files: an SVG for each with a title element, a sheet as PDF, a font or sprite optional; names like allergen-peanut.svg; size per file under 2 KB.

One-page manual: use, smallest size, label, contrast, what the set is not (a substitute for written information the law may require; link to the official page).

Hand in the SVGs, rules, test sheets before and after, manual and source. Uneven line weights show immediately on the sheet of eight, so look at it from two meters away.`,
  },
  {
    id: 'b10-launch-two-weeks',
    title: 'Plan a two-week launch with 40 dollars and no lies',
    description:
      'A day-by-day plan for a digital cookbook with goals, texts, measurement and rules against fake scarcity.',
    minutes: 60,
    instructions: `Product: "Seven Suppers", 28 recipes for people who cook for one, PDF and phone version, $9. You have: $40, two hours a day, 130 addresses of people who asked to be notified, an account with 700 followers, a sister who takes photos. You do not have reviews.

Goal: set three figures before starting (sales, substantial replies, returns) with a reason: of 130 who asked, what share buys? Find two published benchmarks, cite them, and take the cautious one.

Plan 14 days: day, what, text or picture, minutes, cost, what you measure. Phases: 5 testers get it free and are asked for honest comments, good or bad (how do you disclose this when quoting them?); list first; public; follow-up; pause; review.

Write in full: two emails (announcement, one recipe as a gift), three posts, the message to testers, the answer to "why should I pay when recipes are free?".

If there's an introductory price, it really ends and you say when; no countdown that restarts, no "only 3 left" for a download, no invented reviews, no bought followers. Put these as rules at the top of the plan.

Spend the $40 and justify it, or keep it and justify that.

Make a table of "if, then": if day 5 has under 4 sales, then what; if a recipe is wrong; if someone important praises it.

Evaluation sheet for day 15, empty, with formulas.

Hand in the plan, texts, rules, benchmarks and sheet. Reviewers add up your minutes; more than two hours on any day is not a plan for someone with a job.`,
  },
  {
    id: 'b10-spreadsheet-budget-template',
    title: 'Build a household budget spreadsheet and try to break it',
    description:
      'A template with inputs, checks and a clear first sheet, tested with two households and eight kinds of nonsense.',
    minutes: 60,
    instructions: `For people who have never used a formula. Three sheets: Start (what to do in five lines), Entries (date, what, category, amount, who), Months (plan, actual, difference by category).

Requirements: users enter data only in marked cells; categories come from a list that the user can change in one place; months fill themselves in; amounts with a decimal comma or point; a consistent, explained meaning for negative and positive; no macros; works in two spreadsheet programs (name them); prints on A4.

An assistant can suggest formulas. Document every formula on a separate sheet with a plain sentence and a hand-calculated test. At least one of its suggestions will probably fail at the turn of the year or with an empty cell: find and report it.

Households for testing: a student with a loan and irregular jobs; a family that gets paid every four weeks. Enter 15 made-up lines for each, calculate three totals by hand, and compare.

Nonsense: text as an amount, the date February 31, a deleted category, a row pasted over, a minus, sorted by amount, the year 2031, 3,000 lines. What happens, and does the user learn what to do?

Then the first ten minutes: give it to someone without explanation, or watch yourself after a break; note each hesitation.

Hand in the file, the formula sheet, two tables of totals, eight results, the hesitations with your changes, and a 100-word listing. An error like #REF on the first sheet ends the sale and your review.`,
  },
  {
    id: 'b10-poster-line-break-even',
    title: 'Calculate whether a poster line pays and where it breaks even',
    description:
      'Model the costs of production, listing, support and refunds over 12 months, with three scenarios and a stop rule.',
    minutes: 60,
    instructions: `Plan: 40 posters in a year, digital. Per poster: 90 minutes of work at the beginning, falling by 5% with each poster down to a minimum of 50; image tool $24 a month; editor $11 a month; listing $0.20 every four months each; your own time at $18 an hour. Sales: a poster sells 0.9 times a month on average from its second month on, but unevenly: one in ten makes half of all sales. Net per sale after fees: $3.70. Support: 3 minutes per sale, refunds included. Two posters go online every two weeks from month one until there are 40.

Build the model in a sheet, month by month: posters online, sales, income, cash costs, hours, result with and without your own time. In which month does cash turn positive, and in which the result including your time, if at all?

Scenarios: half the sales; double the sales; the hits never come (remove the best tenth). Show results for the year and for the second year without new posters.

The hits decide: how likely is it that none of the first 10 posters is a hit, if each has a chance of one in ten? Among 20? Calculate. What does this mean for the stop rule?

Write the stop rule now: after how many posters and months, with which figure, do you stop, change, or go on? And the quality question: would 20 better posters at twice the time be the better choice? Model it with an assumption you name.

Report in 200 words with a chart. Hand in the sheet with formulas, the report and the three scenarios. Results that leave out the hours, as most success stories do, are only half the picture; yours shows both lines.`,
  },
  {
    id: 'b10-flashcards-lisbon-market',
    title: 'Produce ten audio flashcards for a market visit',
    description:
      'Words, pictures and spoken examples for English-speaking beginners at a Portuguese market, each checked with two sources.',
    minutes: 60,
    instructions: `Theme: shopping at a market in Lisbon, European Portuguese. Ten cards: six goods, two phrases, two measures. Each has: Portuguese with article, English, an example sentence of up to 7 words, a picture, audio of the word and the sentence, and a note where Brazilian usage differs.

Choose by usefulness: walk through a market in your mind, or look at a price list online (address).

Check the language: each word in a dictionary that marks European usage; each sentence in a second way (grammar, corpus, native speaker, another dictionary). Assistants mix the two varieties: ask for thirty suggestions and report how many were Brazilian or wrong.

Audio: a synthetic voice in the European variety (not the Brazilian; how did you hear it? three features), the word slowly, then the sentence at a natural pace, 0.8 s between them, loudness equal within 1 LU, files named by number. Quote and date the voice's terms for commercial use.

Pictures: one style, white background, 600 px, one object, no text; the fish is really the fish (look at two reference pictures for each of the fish).

Format: a folder with a CSV table that common flashcard programs import; test the import and check that all ten cards arrive with sound and picture.

Go through them yourself twice. Which card was bad? Fix it.

Hand in the folder, the check table with sources, the number of corrections, the terms, the import test, and an 80-word listing with a 15 s sound sample. A set with one wrong word will be rejected: learners cannot know better, and that is why they pay.`,
  },
  {
    id: 'b10-bad-review-root-causes',
    title: 'Find the causes behind twelve critical reviews and fix the product',
    description:
      'Classify complaints about a travel journal, separate expectations from faults, and write version 1.1 with a message to buyers.',
    minutes: 60,
    instructions: `Product: printable travel journal, 40 pages, $7. Reviews with one to three stars: 1 "No lines on half of the pages." 2 "Thought it's a book." 3 "Pages 12 and 31 are the same." 4 "Font too small for me." 5 "Couldn't open the zip on my phone." 6 "The packing list forgets medicines." 7 "Colors eat my ink." 8 "US Letter only, really?" 9 "Too much about feelings." 10 "The map of Europe gets countries wrong." 11 "OK for the price." 12 "Took ages to print double-sided, margins wrong."
Sold: 410. Reviews in total 58, average 4.1. Returns 9.

Classify each: fault of the product, of the file, of the listing, taste, not about you. For every fault, find the cause behind the cause (why did no one notice that 12 and 31 are the same? which check was missing?).

Weigh: how many buyers may be affected (share), how bad it is, how many hours it takes to fix. Rank them. Number 10 was generated and no one looked at it: what does that say about the other pictures?

Write the plan for version 1.1: at most eight hours of work in all, item by item with hours, what is left for later and why. Make two of the changes now: a listing that makes 2 and 5 impossible; instructions for double-sided printing, tried on a printer or in a preview.

Then the texts: a message to the 410 buyers (90 words, with the new version free), public answers to 3, 9 and 10, 50 words each.

Add a release checklist of ten points that would have caught six of the twelve.

Hand in the classification, ranking, plan, the two changes, the texts and the checklist. Asking reviewers to change their stars is not an option.`,
  },
  {
    id: 'b10-podcast-sound-pack',
    title: 'Assemble a sound pack for small podcasts with clear rights',
    description: 'Five short musical pieces, generated or made, edited to length, with a license sheet.',
    minutes: 60,
    instructions: `Small podcasts need: an intro (12 s), an outro (15 s), a transition (3 s), a bed (60 s, loopable, calm), and a sting for corrections that sounds neither guilty nor funny. Character: felt piano, wood, a little street noise. Use keys and tempos that fit together; write these down first.

Make them with a generator whose terms allow sale inside a pack (not every one does; many forbid selling output as stock audio). Quote the sentence with its address and date. If the terms forbid it, find another way: your own recordings of a table, cups and keys, and a free synthesizer.

Edit: exact lengths plus or minus 0.05 s, a start on the first sound with a 10 ms fade, endings that ring out instead of being cut off, loops without a click (test 20 repetitions), -18 LUFS for beds, -14 for intros, true peak -1 dB. WAV 48 kHz, 24-bit, plus MP3. File names with key and tempo.

Sound-alike check: play each to an assistant that recognizes music, or to a song recognizer, and to a person: does it sound like something well known? If so, replace it.

Make a 60-second demo with your own or a synthetic voice over it, showing intro, bed and one transition.

Documents: a one-page license for buyers; a list of files with origin, date, tool and terms; how to credit, if at all.

Hand in five pieces, a table of measurements, the demo, the documents, and a 100-word listing. A pack with a clicking loop or a file of unexplained origin will be rejected.`,
  },
  {
    id: 'b10-user-interviews-template',
    title: 'Test a product idea with three short interviews and kill or keep it',
    description:
      'An interview guide without leading questions, three interviews or published accounts in their place, and a decision.',
    minutes: 60,
    instructions: `Idea: a template for families who share the care of an aging parent: who visits, who pays, medicines, paperwork, in one shared document. Price idea: $15.

Write hypotheses first: five sentences that have to be true for it to work ("at least two people share the care", "they currently lose information", "one of them would set it up"). Mark the riskiest.

Guide: eight questions about what people did last week, not about what they would like. Replace the bad ones: "Would you use a template?", "Do you find coordination difficult?", "How much would you pay?". Say what is wrong with each of the three and write the better one.

Talk with three people who care or have cared for a parent, 8 to 10 minutes each, with their consent, noting no names and no details of illnesses. If you can reach fewer, do as many as you can and fill in with published accounts (forums, newspapers, with address), marked as such. You may use an assistant playing a caregiver to practice the guide and for nothing else: explain in two sentences why it is not evidence.

Evaluate: for each hypothesis, evidence for and against with short quotations, and a verdict. Note any surprises. What do they use today, and why is it not good enough, or is it?

Decide by a rule written before the interviews: kill, change, go on. If change: what is the smallest thing you could make in a day, and for which of the three?

Hand in the hypotheses, the guide with its repairs, notes, evaluation, decision, and 100 words on where your question led someone, since everyone does it. A "go" based on three polite "sounds nice" answers will be rejected.`,
  },
  {
    id: 'b10-shop-page-honest-mockups',
    title: 'Make the four pictures of a product page and keep them true',
    description:
      'Preview images for a printable chess workbook that show size, content, use and limits without deceiving.',
    minutes: 60,
    instructions: `Product: "Checkmate in one: 100 positions", 54 pages, A5 or half Letter, black and white, digital download, for beginners aged nine and up. You need four pictures, 2000 by 1600 px.

Order: 1 what it is, readable as a thumbnail at 170 px; 2 a sample page, legible; 3 size beside an object everyone knows, and how to get it (download, print, bind) with the word "digital" in large letters; 4 level and contents, with a position to try, its solution upside down, and the line "made with AI: what and how".

Make the sample page first, for real: four positions of your own or from a composition program, each with exactly one mate in one. Check all of them with a chess engine (say which) or, if you have none, by listing all checks; a wrong diagram on a product page is fatal.

Mockups: generated surroundings are fine, but the product in them is your real page placed in perspective, not a generated approximation with eleven ranks. Count: 8 by 8, a light square at the lower right, kings and queens in the right places.

The truth test for each picture: what would a hasty buyer expect, and do they get it? Paper, binding, pieces, color. Write it down; where the expectation exceeds the product, add a word or change the picture.

Look at all four on a phone. Which text is below 24 px at the final size? Enlarge it.

Hand in four pictures with alt texts, four positions in notation with solutions and the check, the truth test and the thumbnail. A page with a position that has two mates, or none, will be rejected.`,
  },
];

import type { TaskSeed } from './task-seed.ts';

/** Digital products from the first question to the first customers: research, making, listing, price, rules. */
export const AI_PRODUCTS: readonly TaskSeed[] = [
  {
    id: 'b10-planner-market-check',
    title: 'Check the market for a shift-work planner before making it',
    description:
      'An hour of evidence on one page: who wants it, what exists, at which price, and go or no-go by a rule set beforehand.',
    minutes: 60,
    instructions: `Idea: a printable weekly planner for people in rotating shifts, such as nurses, drivers and bakers. Before a single page is drawn you find out whether anybody waits for it.

Set the rule first, in writing, and do not touch it later. For example: go, if at least three of five hold: ten or more people describe the problem in their own words in public places; fewer than twenty direct competitors on one marketplace; at least three of those show signs of sales; the middle price is $4 or more; you can name two things that all of them do badly.

Collect. On any marketplace: twelve products closest to yours with price, number of reviews, age, pages, what the worst reviews complain about. In forums or review texts: ten statements of shift workers on planning, quoted in at most 20 words with the address of the page, without names. From a search engine: what the suggestions offer after "shift planner".

Work up: middle price, spread, a matrix of features against products, complaints by frequency.

Then apply your rule. A no-go is as good a result as a go if the evidence is sound. With a go, describe the product in 60 words so that it answers the two most frequent complaints.

Hand in the rule with its time of writing, tables, quotations, result, and what you would look at if you had two more hours. Numbers that a language model "estimated" are no evidence; each has its page.`,
  },
  {
    id: 'b10-shift-planner-build',
    title: 'Make a printable shift planner of four pages, ready to sell',
    description:
      'A PDF in two paper sizes that a nurse with rotating nights can really use, tested by filling in one round of shifts.',
    minutes: 60,
    instructions: `User: a nurse with the pattern early, early, late, night, night, off, off, which does not fit a week from Monday to Sunday. What she told us: "My planner thinks that my Tuesday ends at midnight. Mine ends at 7 on Wednesday. And I'd like to see when I can sleep."

Four pages: cover with half a page on how to use it; two-week overview in which a night shift runs over the border of two days; day page for a night, with meals and sleep; swaps and favours (who owes whom a shift).

Let an assistant help with wording and alternatives of layout; the page itself is built in a program that makes vectors (office, slides, design tool), not as a picture, so that lines are sharp. A4 and US Letter, margins of 12 mm at least, grey no lighter than #767676 for writing, lines 7 mm apart, prints well in black and white.

Fill in one round of the pattern above, seven days, by hand on paper or on screen. Where did the space not suffice? Which question did it leave open? Improve, once.

Deliver: both PDFs (A4, Letter), photo or copy of the filled pages, list of changes, file sizes, and the sentence in which you tell the buyer what was made with AI.

Check before delivery: fonts embedded and allowed for commercial use (name and licence), no hyphenation errors, page numbers, all four at the same scale. Decorative space without use, put in to fill a page, would be noticed by her before us.`,
  },
  {
    id: 'b10-price-with-fees',
    title: 'Find a price for a template that survives the fees',
    description:
      'Calculate what is left at five prices after fees, adverts and refunds, and choose one that can be defended.',
    minutes: 60,
    instructions: `A budget spreadsheet for students. Cost of making it: 14 hours. Shop (invented terms): listing $0.20 every four months per product; 6.5 % commission on the price; payment 3 % + $0.25; optional adverts, 15 % of a sale that comes from an advert, about 30 % of sales. Refunds 4 % of sales: the price goes back and of the fees only the commission. Support takes four minutes per ten sales.

Prices to be examined: $2.90, $4.90, $7.90, $12.00, $19.00. Assumption on demand per month, from comparable products: 40, 31, 20, 11, 5.

Calculate for each price: fees per sale (with and without advert), average net per sale, refunds included, net a month, hours of support, net per hour of work if the making is spread over 12 months. Show one column completely, the others as results.

Which price brings most money, which most per hour of support, which most buyers? They are not the same one. Vary demand by a third up and down: does the best price stay the best?

Then look at real listings: ten comparable products with prices (address and date). Where would yours stand and how would it justify being above the middle?

Write the decision in 120 words for someone who does not like tables, with the price, the second choice, the month in which you will look again and the figure that would change your mind.

Two errors are common: the fee of 25 cents, which eats cheap products, is forgotten, and refunds are taken off twice. The rows are checked for both.`,
  },
  {
    id: 'b10-shop-rules-ai-disclosure',
    title: 'Read the AI rules of two marketplaces and turn them into a checklist',
    description:
      'Find, cite and date what two real shops demand of AI-made goods, and decide nine borderline products.',
    minutes: 60,
    instructions: `Rules differ from shop to shop and change. Pick two marketplaces for digital goods or print on demand that exist. Find their current pages on: AI-made content (allowed, how to disclose), intellectual property, creativity or handmade standards, prohibited goods, refunds for downloads. For each rule: quotation of at most 40 words, address, date of your visit, date of the page if it shows one.

Where a page is silent, write "silent" rather than guess. Where two pages of one shop contradict each other, note both.

Decide for both shops, with the rule that decides: 1 wall print, generated, retouched by hand. 2 the same, not retouched. 3 a planner whose texts an assistant wrote. 4 a colouring book "in the style of" a famous film studio. 5 portraits of customers' pets made from their photos. 6 a picture of a living singer. 7 a pattern that by chance contains something like a sports brand's logo. 8 a bundle of 2,000 pictures made in a night. 9 an e-book on herbs and illnesses.

Some are matters of law rather than of shop rules; say so and do not play the lawyer.

From all of it make a checklist of ten points for a seller, in the order of work (before making, before listing, after), with a mark which shop demands what. And the disclosure text for your own listings: 30 words, plain, in a place where buyers see it before paying.

Turn in the table of rules, eighteen decisions, the checklist, the text. An undated quotation cannot be relied upon next month; so each needs its date.`,
  },
  {
    id: 'b10-colouring-pages-allotment',
    title: 'Create four colouring pages of allotment life and their listing',
    description:
      'Clean line drawings with one style, printed and tried with pencils, and a shop page that tells the truth.',
    minutes: 60,
    instructions: `Theme: a year on an allotment, one page for each season: lettuces under a glass bell, beans on poles, hedgehog in leaves, robin on a spade handle in the snow. For adults who colour in the evening.

Pages: A4 upright, black lines on white, 300 px per inch, lines of two weights, closed shapes from 4 mm size on, no grey, no solid black areas above 1 cm2, no text.

Generators deliver grey shading, open outlines and details like dust. So: generate, convert to pure black and white, close gaps, remove specks, thicken hairlines. Work out the pixel size first (210 by 297 mm at 300).

Test: fill each page with a flood-fill tool at five places each. If colour runs out into neighbouring shapes there is a gap. Print one (or view at 100 %) and colour a corner with real pencils: is the smallest field colourable?

Check the nature: beans wind themselves round poles, robins have a red breast, hedgehogs have no tail of a mouse.

Then the listing: title (up to 80 characters, the words buyers search first), five bullets, description of 120 words with pages, size, paper advice, licence (private, how about kindergartens?), disclosure of AI; three preview pictures described or made; price with a reason from five comparable ones.

To be delivered: four pages, the flood-fill notes, the listing, links to the five. Pages between which the style changes from woodcut to cartoon will be sent back, since a set is bought as a set.`,
  },
  {
    id: 'b10-lesson-worksheets-fractions',
    title: 'Make a set of fraction worksheets with checked answers',
    description:
      'Three sheets for ten-year-olds with stories, drawings and an answer key in which every sum is right.',
    minutes: 60,
    instructions: `Teachers buy worksheets and trust them. One wrong answer in the key, and the shop is finished. Make a set of three:
sheet A, comparing with pictures (8 tasks); sheet B, adding with equal denominators (10); sheet C, story problems from a bakery, a bus and a garden (6), two of which contain a mistake to be found by the pupils.

An assistant writes drafts. You check. Solve each by hand or by a small script, twice for the story problems; enter in a log: task, machine's answer, yours, corrected? State how many of its answers were wrong or not reduced.

Drawings (pizza, bars, jugs) must show what the text says. A circle cut into "four quarters" of unequal size is a mathematical error. Draw these yourself as vectors instead of generating them.

Language: sentences up to 12 words; names from many places; no task in which only boys measure and only girls bake.

Sheets on A4 and Letter, 14 pt at least, room to write, name line, number of points. Key on a page of its own with the way of solution for sheet C.

Try sheet C with a child if one is near, else work through it yourself with a stopwatch and multiply by three.

Deliver PDFs, log with counts, the two changes after the trial, and a listing text of 100 words that says for which curriculum it was not made (none is promised). In the review ten tasks are drawn at random and recalculated. One error costs a revision; with two, the whole key is done again.`,
  },
  {
    id: 'b10-licence-for-buyers',
    title: 'Write a licence for a pattern pack that buyers understand',
    description:
      'Personal, small business and extended use in plain words, tested on sixteen questions from customers.',
    minutes: 60,
    instructions: `You sell a pack of 24 seamless patterns, made with a generator and redrawn. Buyers ask constantly what they may do. Write the licence.

To begin with, your own right: what do the terms of the generator used say about commercial use and about ownership of the output (quote, address, date)? What could you therefore not promise (exclusive right, copyright in every country)? Say this to buyers honestly in one sentence.

Three levels, 150 words each: Private; Small business (up to 500 pieces a year or 5,000 prints, choose and justify); Extended. For each: may, may not, examples. Above them a table with ten uses and three columns, for those who read only tables.

Test it with these: 1 birthday card for grandma. 2 forty cushions at a craft market. 3 phone cover on print on demand, made on order. 4 giving the file to my printer. 5 sharing with my sister. 6 wallpaper in a hotel. 7 a logo. 8 changed colours, sold as my own pattern. 9 classroom. 10 free wallpaper on my blog. 11 training an AI with them. 12 book cover, 3,000 copies. 13 a refund after download. 14 if the generator's terms change. 15 for a party I don't support. 16 client work for a bakery.

Answer each with at most 20 words and the number of the clause. If you need "it depends", the licence is not finished.

An assistant plays a buyer who looks for gaps; name three found and mend them.

Hand in source quotations, licence, table, sixteen answers, gaps. This is a draft to be read by a lawyer before use, and the document says so on top. Copying an existing licence is not writing one.`,
  },
  {
    id: 'b10-customer-answers-first-week',
    title: 'Answer the first ten customers of a print shop',
    description:
      'Replies to questions, complaints and one fraud attempt, with a decision on money each time and a macro for later.',
    minutes: 60,
    instructions: `Your shop sells printable posters of sea animals, $6 each, three for $14. The messages of week one:
1 "I didn't get anything in the post." (it is a download) 2 "Can you make the octopus in green?" 3 "It's pixelated." (printed a 900 px preview at A2) 4 "I bought it twice by mistake." 5 "Is this AI? I don't buy AI." (the listing says so at the bottom) 6 "My printer cuts the edge." 7 "Your whale has two blowholes, the species has one." 8 "Refund or I'll leave one star." (downloaded, no fault named) 9 "I'm from a school, free for us?" 10 "I paid too much by wire, please send me back the difference." (no such payment exists)

Decide for every message: money back (how much), new file, explanation, no. Write the reply, 80 words at most, first sentence answers the question. The costs: each refund loses $6 and a fee of $0.43; each hour is worth $20 to you. When is being right more expensive than being generous? Calculate for 4 and 8.

Number 7 is a gift. Check the biology (which whales have one, which two? cite a source), and say what happens to the poster and to those who already have it.

Number 5 shows a fault of the listing. Mend it.

Number 8: the rules of many shops forbid threats with reviews as well as paying for them. Stay polite, stay correct, and document.

Make of the ten replies four macros with slots and a list of what in product or listing must change so that the question isn't asked again; aim at removing six of ten.

Submit table with decisions and sums, ten replies, source, macros, changes.`,
  },
  {
    id: 'b10-print-pair-railway-plants',
    title: 'Develop a pair of botanical prints up to the test print',
    description:
      'From plant research through generation to print files in four sizes, botanically right and named like a pair.',
    minutes: 60,
    instructions: `Wall prints of plants are a crowded market. Yours has an idea: plants of railway sidings. Two: evening primrose, and mugwort or another that really grows there. Check with a flora or a museum page: leaf shape, number of petals, how flowers sit, fruit, real size. Six features each, with source. They are your standard, since generated plants are usually botanical nonsense that looks good.

Style: one decision for both (etching with one colour, say), the same paper tone, same size in the frame, same light, a strip of gravel at the bottom as the common element. Latin and English names set by you in an editor; check spelling twice.

Generate, compare with the six features, repair or repaint; a feature that can't be got right is left out of view by choice of the section, and you say so. At least five of six have to be right for each plant.

Files: 30 by 40 cm, 18 by 24 inch, A3, 5 by 7 inch, at 300 px per inch or with a reason less for the largest. Calculate the pixels, note the crop for each proportion, so that no name is cut.

Test print: one of them on any printer, or a view at 100 % of three critical places, with notes.

Finally names of the pair and of each print, and a wall mock-up in which the size is believable (a chair has a seat height of 45 cm; use it).

The parcel has two masters, a table of the four sizes with pixels and two of them exported, features with sources and ticks, notes, mock-up. Primroses with five petals (they have four) are what our botanist looks for first.`,
  },
  {
    id: 'b10-mini-ebook-houseplants',
    title: 'Write a six-page guide and verify every claim in it',
    description:
      'A small e-book on reviving two houseplants, drafted with AI, with a source behind each instruction.',
    minutes: 60,
    instructions: `Working title: "It's not dead yet". Two plants: peace lily, and basil from the supermarket. For each: what you see, what it probably is (two causes), what to do today, what in two weeks, when to give up. Two pages per plant, a title and a page with how to read the guide. About 700 words.

Draft with an assistant, chapter by chapter, from a brief of your own with tone (dry, kind) and structure. Then the real work: number each factual statement or instruction in the draft (expect 20 to 30), and check them. Sources: botanical gardens, horticultural societies, university extension services; two for anything that could kill the plant or hurt a pet. Is one of the two poisonous for cats? That belongs on its first page, with a source.

Log: number, statement, verdict (supported, partly, wrong, no source), source, change. Report the shares. A statement without a source is deleted or called experience.

Style check: cut what every guide says ("plants need love").

Layout: A5 upright, PDF and EPUB or HTML, text that can be enlarged, headings as headings, pictures (own, drawn or generated) with alt texts, generated plants checked for leaf shape.

Imprint: how it was made, sources, date, contact (invented).

Hand in the book, the log, shares, and the error of the draft that surprised you most. Ten statements are drawn for review. If two of them are unsupported, the whole log has to be done again.`,
  },
  {
    id: 'b10-search-terms-listing',
    title: 'Find the search terms for a listing and prove each',
    description:
      'Thirty candidate terms, evidence for demand and competition, thirteen chosen, and a title that a person would read.',
    minutes: 55,
    instructions: `Product: a set of printable cards with conversation questions for grandparents and grandchildren ("What did your street smell of?"). 60 cards, $5.50.

Collect thirty terms from five wells: what buyers call it; occasion; recipient; problem ("how to talk with grandpa"); form (printable, cards, PDF). Assistants are good at breadth here, and bad at knowing whether anyone types it. So find evidence for each of your best ten on one real marketplace: does it appear among suggestions (after how many letters)? how many results? how similar are the first ten to yours (0 to 10)? Note the date.

Make a simple score from suggestion, similarity and competition, with weights that you set before, and rank.

Choose thirteen tags of up to 20 characters each (count), with no word repeated needlessly, at least two for occasions that are coming within three months, none that is misleading ("free", a brand, "therapy").

Title: up to 120 characters; first 40 for people; no heap of nouns. Write three and choose by reading them to someone.

First paragraph of the description: 50 words which use the three strongest terms as ordinary English.

Then prediction: write which tag will bring most visitors, and how you would know after 30 days with the statistics of the shop; what would you swap, by which rule, one at a time?

Deliver: thirty terms with their well, ten with evidence, score, tags with character counts, titles, paragraph, prediction. Search volumes out of a chatbot are inventions and make the table worthless.`,
  },
  {
    id: 'b10-wedding-template-editable',
    title: 'Build an editable wedding stationery set and break it on purpose',
    description:
      "Invitation and reply card as templates that survive long names, two languages and an uncle's old printer.",
    minutes: 60,
    instructions: `Templates are bought by people who are not designers and are nervous. Make two pieces: invitation (A5) and reply card (A6). Motif: ink drawing of wild oats, generated once, cleaned, used in two ways. Two typefaces with licences that allow templates (name, source). Program: any that buyers can open free of charge; text stays live text, the motif sits in the background and can't be moved by accident.

Fill it with the easy case: Mia and Tom, 14 June, a barn.

Then try to break it: (a) Maximiliana Oyelaran-Featherstonehaugh and Bartholomew Krzysztofiak; (b) two families as hosts, four names; (c) text in two languages side by side; (d) "children welcome, dogs too, please no presents, but if you must" as the longest additional line; (e) Polish and Turkish letters; (f) print in black and white at 90 %.

Each failure: what happened, cure (other line break, smaller step defined in advance, second version of the page). A template may say "up to 34 characters" if it offers a way out for longer.

Write the instructions for buyers: one page, eight steps with pictures (described or made), words not jargon; and what to tell the print shop.

Have someone, or yourself on another day with only that page, make case (a) in under 15 minutes; time it.

To hand over: files or links, six break tests with pictures, the page, the time, licences, listing text of 90 words. Pretty previews with only Mia and Tom are how disappointed buyers are made.`,
  },
  {
    id: 'b10-bundle-or-single',
    title: 'Decide how to bundle fifteen products with numbers',
    description:
      'Use three months of sales to choose singles, bundles and a retired pair, and set prices that do not eat each other.',
    minutes: 55,
    instructions: `A shop with fifteen printable checklists, $3 each. Sales in three months: moving house 61, baby's first week 48, first flat 44, camping 33, road trip 30, dog puppy 29, funeral 22, job start 19, garden spring 17, garden autumn 12, cat 9, emergency bag 8, school start 7 (the season comes later), car sale 4, boat 1. From the order data: 38 % of buyers of "moving" also bought "first flat"; 25 % of "camping" bought "road trip"; garden spring and autumn 9 of 12 in common; others seldom. Fees per order: $0.45 plus 9.5 %.

First: revenue and net at present, assuming 1.2 items an order on average; show it.

Then form bundles, three or four, by evidence and by sense. What would a bundle of two at $5 do? Calculate for moving plus first flat: who buys it who bought both anyway (loss of $1, fewer fees), who bought one and now takes two (gain)? At what share of switchers does it pay? Write the inequality or a small table and find the break-even.

"Everything for $19" is tempting. Estimate with two assumptions how much it eats.

Funeral checklist: is a bundle fitting, and with what? Tact counts; answer in two sentences. Retire up to two products; consider season and cost of keeping.

Plan the test: four weeks, which figures, which order, what counts as success, how to return.

Conclusion of 120 words to the owner with a table of final products and prices.

Submit calculation, bundles, break-even, test, conclusion. A bundle justified by "customers love bundles" has no place; each has its number or its plain reason.`,
  },
  {
    id: 'b10-prompt-pack-quality',
    title: 'Make a prompt pack for garden designers that is worth money',
    description:
      'Four tested prompts with slots, sample outputs and failure notes, for people who plan gardens for others.',
    minutes: 60,
    instructions: `Most prompt packs are lists of a thousand sentences nobody has tried. Yours has four, for self-employed garden designers, and each saves half an hour of a job they really have: write up a site visit from keywords; explain a planting plan to a client; a plant list checked against soil and light (with a warning on what must be verified); a polite reminder of an unpaid bill.

Talk to one, or read three forum threads or reviews of such designers (addresses), and correct the list: which one would you replace?

For each prompt: purpose, slots with an example, prompt (up to 150 words), a real sample output of your own run, unedited, what to check before using it, when not to use it.

Test: each one three times with different fillings. Marks from 0 to 3 for usable as is, facts added, tone. Prompts below 7 of 9 are improved or thrown out. Report the marks of the first and the last round.

The plant list is dangerous. Take one output and verify five plants against a flora or nursery: soil, light, hardiness. Print the result in the pack.

Format: PDF with text that can be copied, plus a plain text file.

Deliver pack, test sheet, verification, threads, listing of 100 words that promises only what the marks show. Claims like "10x your business" do not appear.`,
  },
  {
    id: 'b10-trademark-likeness-review',
    title: 'Review twenty product ideas for rights before a launch',
    description:
      'Sort ideas by risk of trademark, copyright, likeness and misleading names, with a search behind the doubtful ones.',
    minutes: 60,
    instructions: `A friend wants to open a shop on Friday with these AI-made goods: 1 mug "Keep calm and crochet". 2 poster of a cartoon mouse with round ears and red shorts. 3 T-shirt "Hogwarts dropout". 4 city map of Lisbon in blue. 5 portrait of a tennis star as a queen. 6 pattern of a pastry chain's green mermaid. 7 "Superfoam" soap labels. 8 cards with a poem by Emily Dickinson. 9 cards with a poem by someone living. 10 bags "Best Dad". 11 Starry-night-like picture of your town. 12 stickers of brick toys. 13 calendar of Olympic sports with rings. 14 cross-stitch of a band's logo. 15 wolf howling at the moon. 16 sports jersey with number 23 and a bull. 17 recipe cards, "like grandma's". 18 "Doctor-approved" sleep journal. 19 alphabet of animals. 20 prints of a 1930 film poster.

Traffic light each: green, amber (find out first), red. Kind of right: trademark, copyright, likeness, misleading claim, none visible. For four of your choice, from at least two kinds of right, search: a public trademark register (which, what typed, what found, date), dates of an author's death or of publication, an official page on likeness. Write what you saw, and not what you conclude about the law of a country.

Rescue: can three amber or red ones be turned into a green idea that keeps the fun? Write it.

A procedure for the friend: 10 minutes per new idea, six steps, and the point at which one asks a lawyer.

Twenty lights, four searches, three rescues, procedure, and a letter of 80 words to the friend about Friday. "The AI made it, so it's free" comes up in every such talk; answer it in two sentences. This is a review for risk and no legal advice: that sentence goes on top.`,
  },
  {
    id: 'b10-icon-set-allergens',
    title: 'Make eight icons for allergen labels and test recognition',
    description:
      'Draw consistent vector icons for menus, measure whether people recognise them at 16 px, and prepare the files.',
    minutes: 60,
    instructions: `Restaurants must mark allergens. The EU's list has fourteen; look it up on an official page. Make icons for the eight of them that are most often confused: nuts, peanuts, crustaceans, molluscs, sesame, mustard, milk, eggs.

Ideas may come from an image generator; the icons are vectors, redrawn on a grid of 24 with 2 px lines, rounded ends, one optical weight. Write the rules (corner, gap, smallest hole) before number one.

Difficult neighbours: nuts and peanuts; crustaceans and molluscs; sesame and mustard. Solve them by form, never by colour alone. Note how your grid would carry the other six.

Test: show all eight at 16, 24 and 48 px to at least five persons (or, failing that, to an image-reading assistant, and say so) with the open question "what is it?". Count hits. Under 60 % at 24 px, redraw and test again. Which remained weak? These get a text label as a must, and the manual says it.

Files: SVG each with a title element, a sheet as PDF, a font or sprite optional; names like allergen-peanut.svg; size per file under 2 KB.

Manual of one page: use, smallest size, label, contrast, what the set is not (no substitute for written information the law may demand; link to the official page).

Hand in SVGs, rules, test sheets before and after, manual, source. Uneven line weights are visible at once on the sheet of eight, so look at it from two metres.`,
  },
  {
    id: 'b10-launch-two-weeks',
    title: 'Plan a two-week launch with 40 dollars and no lies',
    description:
      'A day-by-day plan for a digital cookbook with goals, texts, measurement and rules against fake scarcity.',
    minutes: 60,
    instructions: `Product: "Seven Suppers", 28 recipes for people who cook for one, PDF and phone version, $9. You have: $40, two hours a day, 130 addresses of people who asked to be told, an account with 700 followers, a sister who photographs. You do not have reviews.

Goal: set three figures before starting (sales, answers with content, returns) with a reason: of 130 who asked, what share buys? Find two published benchmarks, cite them, and take the cautious one.

Plan 14 days: day, what, text or picture, minutes, cost, what is measured. Phases: 5 testers get it free and are asked for honest comments, good or bad (how do you state this when quoting them?); list first; public; follow-up; pause; review.

Write in full: two mails (announcement, one recipe as a gift), three posts, the message to testers, the answer to "why should I pay when recipes are free?".

If there's an introductory price, it really ends and you say when; no countdown that starts afresh, no "only 3 left" of a download, no invented reviews, no bought followers. Put these as rules on top of the plan.

Spend the $40 and justify it, or keep it and justify that.

Make a table of "if, then": if day 5 has under 4 sales, then what; if a recipe is wrong; if somebody important praises it.

Evaluation sheet for day 15, empty, with formulas.

Deliver plan, texts, rules, benchmarks, sheet. Reviewers add up your minutes; more than two hours on any day is no plan for a person with a job.`,
  },
  {
    id: 'b10-spreadsheet-budget-template',
    title: 'Build a household budget spreadsheet and try to break it',
    description:
      'A template with inputs, checks and a clear first sheet, tested with two households and eight kinds of nonsense.',
    minutes: 60,
    instructions: `For people who have never used a formula. Three sheets: Start (what to do in five lines), Entries (date, what, category, amount, who), Months (plan, actual, difference by category).

Demands: only marked cells are entered; categories from a list that the user can alter in one place; months fill themselves; amounts with comma or point; negative and positive used in one sense, explained; no macros; works in two spreadsheet programs (name them); prints on A4.

An assistant can suggest formulas. Every formula is documented in a sheet of its own with a sentence in words and a hand-calculated test. At least one of its suggestions will probably fail at the turn of the year or with an empty cell: find and report it.

Households for testing: a student with a loan and irregular jobs; a family which gets paid every four weeks. Enter 15 lines each (invent), calculate three totals by hand, compare.

Nonsense: text as an amount, date 31.2., category deleted, row pasted over, minus, sorted by amount, year 2031, 3,000 lines. What happens, and does the user learn what to do?

Then the first ten minutes: give it to someone without explanation, or watch yourself after a break; note each hesitation.

Submit file, formula sheet, two tables of totals, eight results, hesitations with changes, listing of 100 words. Errors like #REF that a buyer sees in the first sheet end the sale and your review.`,
  },
  {
    id: 'b10-poster-line-break-even',
    title: 'Calculate whether a poster line pays and where it breaks even',
    description:
      'Model costs of making, listing, support and refunds for 12 months, with three scenarios and a stop rule.',
    minutes: 60,
    instructions: `Plan: 40 posters in a year, digital. Per poster: 90 minutes of making at the beginning, falling by 5 % with each up to a floor of 50; image tool $24 a month; editor $11 a month; listing $0.20 every four months for each; own time at $18 an hour. Sales: a poster sells on average 0.9 times a month from its second month on, but uneven: one in ten makes half of all sales. Net per sale after fees $3.70. Support 3 minutes per sale, refunds included. Two posters go online each fortnight from month one until 40 are reached.

Build the model in a sheet, month by month: posters online, sales, income, cash costs, hours, result with and without your own time. In which month does cash turn positive, in which the result with time, if at all?

Scenarios: sales halved; double; the one hit does not come (take away the best tenth). Show results for the year and for the second year without new posters.

Since the hits decide: how likely is it to have no hit among the first 10 posters, if each has a chance of one in ten? Among 20? Calculate. What does this mean for the stop rule?

Write the stop rule now: after how many posters and months, with which figure, do you stop, change, or go on? And the rule of quality: would 20 better posters at double time be superior? Model it with an assumption you name.

Report in 200 words with a chart. Deliver sheet with formulas, report, three scenarios. Results that forget the hours, as most success stories do, are only half; yours shows both lines.`,
  },
  {
    id: 'b10-flashcards-lisbon-market',
    title: 'Produce ten audio flashcards for a market visit',
    description:
      'Words, pictures and spoken examples for Portuguese to English beginners at a market, checked by two sources each.',
    minutes: 60,
    instructions: `Theme: shopping at a market in Lisbon, European Portuguese. Ten cards: six goods, two phrases, two measures. Each: Portuguese with article, English, example sentence of up to 7 words, picture, audio of word and sentence, a note where Brazilian use differs.

Choose by usefulness: walk through a market in your mind, or look at a price list online (address).

Check language: each word in a dictionary that marks European use; each sentence by a second way (grammar, corpus, speaker, another dictionary). Assistants mix the two varieties: ask for thirty suggestions and report how many were Brazilian or wrong.

Audio: a synthetic voice in the European variety (not the Brazilian; how did you hear it? three features), word slowly, then sentence at natural pace, 0.8 s between, loudness equal within 1 LU, names by number. The terms of the voice for commercial use: quoted, dated.

Pictures: one style, white ground, 600 px, one object, no text; the fish is really the fish (look at two reference pictures for each of the fish).

Format: folder with a CSV table that common flashcard programs import; test the import and count that ten cards with sound and picture arrive.

Go through them yourself twice. Which card was bad? Mend it.

Hand in the folder, the check table with sources, count of corrections, terms, import test, a listing of 80 words with a sound sample of 15 s. One wrong word among the ten sends the set back: learners can't know better, and that is why they pay.`,
  },
  {
    id: 'b10-bad-review-root-causes',
    title: 'Find the causes behind twelve critical reviews and mend the product',
    description:
      'Classify complaints about a travel journal, separate expectation from fault, and write version 1.1 with a message to buyers.',
    minutes: 60,
    instructions: `Product: printable travel journal, 40 pages, $7. Reviews with one to three stars: 1 "No lines on half of the pages." 2 "Thought it's a book." 3 "Page 12 and 31 are the same." 4 "Font too small for me." 5 "Couldn't open the zip on my phone." 6 "The packing list forgets medicines." 7 "Colours eat my ink." 8 "US Letter only, really?" 9 "Too much about feelings." 10 "The map of Europe has countries wrong." 11 "OK for the price." 12 "Took ages to print double-sided, margins wrong."
Sold: 410. Reviews in total 58, average 4.1. Returns 9.

Classify each: fault of the product, of the file, of the listing, taste, not about you. For every fault the cause behind the cause (why did nobody notice that 12 and 31 are the same? which check was missing?).

Weigh: how many buyers may be affected (share), how bad it is, how many hours it takes to mend. Rank. Number 10 was generated and nobody looked at it: what does this say about the other pictures?

Write the contents of version 1.1: at most eight hours of work in all, item by item with hours, what is left for later and why. Do two of the changes now: a listing that makes 2 and 5 impossible; instructions for printing on both sides, tried on a printer or in a preview.

Then texts: message to the 410 buyers (90 words, with the new version free), public answers to 3, 9 and 10, 50 words each.

Add a release checklist of ten points that would have caught six of the twelve.

Submit classification, ranking, plan, the two changes, texts, list. Asking reviewers to alter their stars is not among the measures.`,
  },
  {
    id: 'b10-podcast-sound-pack',
    title: 'Assemble a sound pack for small podcasts with clean rights',
    description: 'Five short musical pieces, generated or made, edited to length, with a licence sheet.',
    minutes: 60,
    instructions: `Small podcasts need: an intro (12 s), an outro (15 s), a transition (3 s), a bed (60 s, loopable, calm), and a sting for corrections that sounds neither guilty nor funny. Character: felt piano, wood, a little street. All in keys and tempi that fit one another; write these down first.

Make them with a generator whose terms allow sale inside a pack (not every one does; many forbid selling output as stock audio). Quote the sentence with address and date. If the terms forbid it, use another way: own recordings of a table, cups, keys, and a free synthesiser.

Edit: exact lengths plus or minus 0.05 s, starts on the first sound with 10 ms fade, ends that ring out and are not chopped, loops without a click (test 20 repetitions), -18 LUFS for beds, -14 for intros, true peak -1 dB. WAV 48 kHz, 24 bit, plus MP3. Names with key and tempo.

Sounds-like check: play each to an assistant that recognises music, or a song recogniser, and to a person: does it remind of something known? If so, exchange it.

Make a demo of 60 seconds with your own or a synthetic voice over it, showing intro, bed and one transition.

Paper: licence for buyers, one page; a list of files with origin, date, tool, terms; how to credit, if at all.

Deliver five pieces, measurements as a table, demo, papers, listing of 100 words. A loop with a click or a file with an unexplained origin leads to the return of the pack.`,
  },
  {
    id: 'b10-user-interviews-template',
    title: 'Test a product idea with three short interviews and kill or keep it',
    description:
      'An interview guide without leading questions, three talks or published accounts in their place, and a decision.',
    minutes: 60,
    instructions: `Idea: a template for families who share the care of an old parent: who visits, who pays, medicines, papers, in one shared document. Price idea $15.

Write hypotheses first: five sentences that have to be true if it is to work ("at least two people share the care", "they lose information at present", "one of them would set it up"). Mark the riskiest.

Guide: eight questions about what people did last week, not about what they would like. Replace the bad ones: "Would you use a template?", "Do you find coordination difficult?", "How much would you pay?". Say what is wrong with each of the three and write the better one.

Talk with three people who care or cared, 8 to 10 minutes each, with their consent, noting no names, no illnesses in detail. If you can reach fewer, do as many as you can and fill up with published accounts (forums, newspapers, with address), marked as such. An assistant playing a carer may be used to practise the guide and for nothing else: explain in two sentences why it is no evidence.

Evaluate: for each hypothesis, evidence for and against with short quotations, verdict. Surprises. What do they use today, and why is it not good enough, or is it?

Decide by a rule written before the talks: kill, change, go on. If change: what is the smallest thing that could be made in a day, and for which of the three?

Deliver hypotheses, guide with its repairs, notes, evaluation, decision, and 100 words on where you led somebody by your question, since everyone does. A go with three polite "sounds nice" as evidence will not be accepted.`,
  },
  {
    id: 'b10-shop-page-honest-mockups',
    title: 'Make the four pictures of a shop page and keep them true',
    description:
      'Preview images for a printable chess workbook that show size, content, use and limits without deceiving.',
    minutes: 60,
    instructions: `Product: "Checkmate in one: 100 positions", 54 pages, A5 or half Letter, black and white, digital download, for beginners from nine years. You need four pictures, 2000 by 1600 px.

Order: 1 what it is, readable as a thumbnail at 170 px; 2 a sample page, legible; 3 size beside a thing everybody knows, and how one gets it (download, print, bind) with the word "digital" large; 4 level and contents, with a position for trying out, its solution upside down, and the line "made with AI: what and how".

Make the sample page first, really: four positions from your own head or a composition program, each with exactly one mate in one. Check all of them with a chess engine (which one) or, if none is at hand, by listing all checks; a wrong diagram on a shop page is fatal.

Mock-ups: generated surroundings are fine, the product in them is your real page placed in perspective, and not a generated approximation with eleven ranks. Count: 8 by 8, a light square at the lower right, kings and queens right.

The truth test for each picture: what would a hasty buyer expect, and does he get it? Paper, binding, pieces, colour. Write it down; where the expectation exceeds the product, add a word or change the picture.

See the four on a phone. Which text is below 24 px in the delivered size? Enlarge.

Hand in four pictures with alt texts, four positions in notation with solutions and the check, truth test, thumbnail. A position with two mates, or with none, sends the page back.`,
  },
];

import type { TaskSeed } from './task-seed.ts';

/** Pictures to a brief: light, framing, sets in one style, and the mending of what a model gets wrong. */
export const AI_IMAGE_CREATION: readonly TaskSeed[] = [
  {
    id: 'b02-desk-lamp-packshots',
    title: 'Make three packshots of a desk lamp on white',
    description:
      'The same lamp from the front, from the side and switched on, consistent enough for one product page.',
    minutes: 45,
    instructions: `The lamp: a matt green metal shade like a bell, a thin brass arm with one joint, a round base of pale ash wood, a cable covered in beige cloth. Height about 42 cm.

The shop needs three square pictures of at least 1500 px on pure white: front, side, and three-quarter view with the light on. A buyer must believe that it is one lamp.

Begin with a description sheet: every part with shape, colour and material in words you will not change any more. Make the front view first and settle it. Use it as a reference image or keep seed and wording for the other two, whichever your tool offers.

Before delivery lay the three side by side and measure: ratio of shade width to base width, number of joints, colour of the shade with an eyedropper. Up to 10 % difference in the ratio is tolerable; a second joint is not.

Deliver three files, the sheet, the measured values, and the number of attempts per view. The switched-on picture has a warm glow inside the shade and still a white background. Pictures with a brand name, a floating cable end or a grey cast are returned.`,
  },
  {
    id: 'b02-autumn-cafe-banner',
    title: 'Make an autumn banner that leaves room for text',
    description:
      'A wide cafe scene whose left third stays calm enough for a headline that will be set later.',
    minutes: 30,
    instructions: `Format: 1600 by 500 px. Client: a cafe by a canal that serves pumpkin soup from 12 to 15 o'clock. In the picture: one bowl of soup, a hand-written menu turned away, wet leaves on the sill, late light from the right. The headline "Soup weather" will be set in white on the left third by somebody else.

Models like to fill every corner. Ask for a composition with the weight on the right, or make a taller picture and extend it to the left; both ways are fine, but note which.

Then test the empty third the way the typesetter will see it. Put a white word of 90 px there and look at the picture at 400 px width on a phone. If any leaf crosses the word, or the ground behind it is lighter than mid-grey, go back.

Check also: no letters on the menu, soup with a believable surface, window bars straight.

What we want to see is the clean banner, the test with the word on it, and two lines on how the calm third came about. A banner darkened with a black gradient to save it counts as half done, since the client asked for daylight.`,
  },
  {
    id: 'b02-hiking-leaflet-set',
    title: 'Draw four illustrations for a hiking leaflet in one style',
    description:
      'Boots, hut, storm and signpost as one family: same line, same three colours, same amount of detail.',
    minutes: 55,
    instructions: `A leaflet of an alpine club has four chapters: What to wear, Where to sleep, When to turn back, How to read the signs. Each gets one illustration, 1000 by 1000 px, printed 6 cm wide.

You write the style before you draw: kind of line (weight, ends, closed or open), exactly three colours with hex values, how shadows are done, how much background, what is never there (people, text, gradients). Ten lines at most.

Subjects: a pair of boots with gaiters; a stone hut with a bench; a ridge under a thundercloud; a wooden post with three blank boards.

Work in rounds. After the first four pictures choose the one that meets the style best and bring the other three to it, not the other way round. Shrink all four to 6 cm at 150 px per inch and see whether the lines still hold.

Put the set on one sheet, 2 by 2, and ask someone, or yourself after ten minutes, which one does not belong. If there is an answer, that one is redone.

Submission: four files, the style in words, the contact sheet, and the answer to that question before and after. Different line weights within the set are the usual reason for a second round.`,
  },
  {
    id: 'b02-pottery-hands',
    title: "Repair the hands at a potter's wheel",
    description:
      'Generate hands shaping clay, find every fault against a checklist, and mend them by inpainting.',
    minutes: 45,
    instructions: `Make a close picture of two hands centring wet clay on a turning wheel, seen from above at an angle, wrists included, no face. Take the first picture whose light and framing you like, even if its fingers are wrong: the repair is the task.

Examine it at 200 %. For each hand answer: how many fingers can be counted and which are hidden by what; does the thumb sit on the correct side; do all joints bend in a possible direction; are nails where the fingers end; where does skin melt into clay; do the two hands belong to one person.

Mark each fault with a number on a copy. Mend one at a time with a mask that covers a little more than the fault, and describe in the prompt what is to be seen there ("tip of the left index finger, wet clay up to the first joint"), not what was wrong.

Some pictures cannot be saved. If five repairs of one spot have failed, start again from a new picture and say so; that is a craftsman's decision, too.

We receive: the first picture, the numbered copy, the mended picture, and a list with the number of attempts for each fault. A picture in which hands were hidden behind a bowl to avoid the work misses the point.`,
  },
  {
    id: 'b02-open-late-lettering',
    title: 'Put readable lettering on a shop sign',
    description:
      'A night street with a sign that says OPEN LATE: generated where possible, composed by hand where not.',
    minutes: 35,
    instructions: `A bookshop wants a picture for its long evening: rainy street, warm windows, a hanging sign of painted wood that reads OPEN LATE and nothing else. 1200 by 1500 px. Any other surface that could carry letters (window, awning, number plates, book spines) has to be blank or unreadable in a natural way.

Try the direct way eight times at most and keep a tally: spelled correctly, wrong letter, right letters but wrong shape, second sign appeared.

Then the safe way. Generate the scene with an empty sign, and set the words yourself in an image editor: a face that suits painted wood, perspective matched to the board, the paint a little uneven, the street light falling on it as on the wood around. Multiply or overlay usually sits better than plain white.

Compare the best picture of each way at full size and at 300 px width.

Hand in: both pictures, the tally of eight, and your choice with two reasons. Included should be a crop of the sign at 200 % from the version you chose. Misspelt letters anywhere in it, even small ones in the background, end in a return.`,
  },
  {
    id: 'b02-still-life-five-lights',
    title: 'Light one still life in five ways',
    description:
      'Keep jug, lemons and cloth in place while only the light changes, and describe what each light says.',
    minutes: 35,
    instructions: `Light is the quickest lever in an image prompt and the one that most people describe worst. This study trains the words for it.

Set up once: a white enamel jug, two lemons, a folded linen cloth, a grey wall, camera at table height. Fix it with a seed, a reference or image-to-image at low strength, so that the objects stay where they are.

Make five pictures that differ in light only:
noon through a net curtain; one candle at the left, close; a hard spotlight from above; overcast daylight from behind; the blue of a screen from below right.

For every picture write what you expected first: where the shadows fall, how hard their edges are, which side of the jug is brightest, what colour the white becomes. Then compare with what came out and mark each of these four points as met or missed.

The result is a sheet with five pictures and a table of twenty entries. Under it, in 60 words, say which light would sell the jug, which would suit a crime novel, and why. If the lemons have moved from picture to picture, nothing can be learnt from the comparison; begin again in that case.`,
  },
  {
    id: 'b02-fox-in-four-scenes',
    title: 'Keep one fox recognisable through four scenes of a picture book',
    description:
      'A character sheet and four pages on which the same small fox is asleep, running, angry and proud.',
    minutes: 60,
    instructions: `The heroine: Mila, a young fox, left ear with a notch, white tip of the tail, a mustard scarf with one knot, eyes wide apart. Soft watercolour, paper grain, much white.

Page 1: asleep in a flower pot. Page 2: running over a bridge, scarf flying. Page 3: angry at a locked door. Page 4: proud, with a key in her mouth.

First make a character sheet: front, side, back, and three expressions, in one picture or several. Everything that must never change goes into a list of six features.

Then the pages. After each page go through the six features with a pencil. The notch likes to change ears when the fox is mirrored; the knot likes to turn into a bow; the age drifts, most of all in the angry picture.

A page may have at most one small deviation, and you name it. More, and it is redone or mended by hand.

Give us the sheet, four pages at 2000 px on the long side, and a grid of 4 by 6 ticks. Add one paragraph: what kept her together best in your tool (reference, wording, seed, painting over)? Style that imitates a named living illustrator is not wanted here, in prompt or in result.`,
  },
  {
    id: 'b02-alt-texts-three-pictures',
    title: 'Make three pictures and write alt texts that replace them',
    description:
      'Three images for a community garden page, each with alt text and caption, tested on a reader who sees neither.',
    minutes: 30,
    instructions: `A community garden needs three pictures for its page: tools hanging on a fence with painted outlines, one outline empty; a raised bed built at the height of a wheelchair; rain barrels in a row, the last one overflowing.

Generate them at 1200 by 800 px. They should be calm enough that one can say in a sentence what they are about.

For each, write two texts. The alt text, up to 125 characters, says what the picture tells somebody who cannot see it, beginning with the thing and not with "Image of". The caption, up to 20 words, says what the picture does not show: why the outline matters, who built the bed, where the water goes. You may invent harmless facts for the captions; note which.

The test: give the alt text alone to an assistant that has not seen the picture and ask what it imagines, in three points. Where it imagines something important wrongly (a person in the wheelchair, full barrels only), the alt text is improved.

To be delivered: three pictures, three pairs of texts with their character counts, and what the test changed. Identical wording in alt text and caption counts as one text missing.`,
  },
  {
    id: 'b02-one-scene-four-formats',
    title: 'Fit one scene into four formats without losing the subject',
    description: 'Recrop and extend a picture of a night ferry to square, portrait, wide and story format.',
    minutes: 35,
    instructions: `Subject: the last ferry leaving a small harbour, one figure at the rail waving, a lighthouse at the far right. Mood blue hour.

Needed are 1:1 (1080 by 1080), 4:5 (1080 by 1350), 16:9 (1920 by 1080) and 9:16 (1080 by 1920). In all four, ferry and figure must be recognisable; the lighthouse may be lost in one only.

Think before the first picture: where must the ferry stand so that two of the formats are mere crops? Sketch the four frames over one another. Usually 4:5 or 3:2 makes a good master.

Then crop what can be cropped and extend what cannot. Look at each extension for repeated waves, a horizon that bends at the seam, a second moon, stretched masts.

In the story format keep the top 250 px and the bottom 340 px free of anything important, because names and buttons cover them.

Send the master, four results, a sketch of frames with their coordinates on the master, and for every extension one line about what you had to repair. Four separate pictures of four different ferries would be simpler and are not what was ordered.`,
  },
  {
    id: 'b02-gift-wrap-repeat',
    title: 'Design a seamless pattern for gift wrap',
    description:
      'A tile of paper boats and pebbles that repeats without a visible seam, tested as three by three.',
    minutes: 35,
    instructions: `A paper shop wants a pattern for boys, girls and grown-ups: folded paper boats, flat pebbles, short wave strokes. Colours: #F4EFE6 ground, #2B4C6F, #D9784A, #8AA399. Tile 2000 by 2000 px, printed at 20 cm.

Some tools have a tiling switch. Without it, generate a loose arrangement, shift it by half in both directions, and mend the cross that appears in the middle.

Two faults make a pattern cheap. The seam is one. The other shows only when it repeats: a row, a hole, or one boat so striking that the eye jumps from repeat to repeat. Set the tile three by three, step back until the sheet is as large as a stamp, and blur it. Whatever remains visible as a stripe or grid has to go.

Scale matters as well: a boat is 3 to 4 cm in print, hence 300 to 400 px; measure three of them.

Your parcel: the tile, the three-by-three test, the blurred test, the measured boats, and the eyedropper values at four places (each within 6 of the given hex values per channel, or explain it). A tile with a visible cross in the middle goes back to you.`,
  },
  {
    id: 'b02-isometric-flat',
    title: 'Turn a floor plan in words into an isometric cutaway',
    description:
      'Draw a 48 square metre flat as a cutaway picture in which every room sits where the plan says.',
    minutes: 55,
    instructions: `The plan, seen from above, north at the top, 8 m wide and 6 m deep: entrance in the middle of the south wall. Left of it (south-west) the bathroom, 2 by 2 m. Behind that, along the west wall, the bedroom, 3 by 4 m, window to the west. The rest is one room; kitchen line along the east wall, a table for four in front of it, sofa under the north window. No wall between kitchen and sofa.

Make an isometric view from the south-east with all walls cut off at hip height, soft daylight, 1600 px square, wooden floor, furniture simple as in a model.

Image models are poor at plans, so help: draw the plan roughly yourself (boxes are enough), put it into perspective and use it as a guide image, or build the view room by room.

Verify with these eight questions: is the entrance in the south wall; does the bathroom touch it; which side has the bed's window; is there a wall where none should be; does the table have four chairs; is the kitchen at the east; is the sofa under a window; is the bathroom smaller than the bedroom.

Eight right answers are needed. Attach your guide drawing and the list. For any detail that you painted over by hand, say so, it is welcome.`,
  },
  {
    id: 'b02-honest-lentil-soup',
    title: 'Make a menu photo that does not promise too much',
    description:
      'A bowl of lentil soup as the kitchen really serves it, with a note on what would mislead a guest.',
    minutes: 25,
    instructions: `The kitchen's own words: "Red lentil soup, 300 ml, in a plain white bowl of 18 cm, a spoon of yoghurt, a pinch of chilli flakes, three or four coriander leaves, one slice of flatbread at the side. $6.50."

A generated picture of food can be lovelier than the food, and then the guest feels cheated. Your picture, 1400 by 1050 px, should make one hungry and be kept by the kitchen.

Generate, choose, and check against the words: size of the bowl in relation to the spoon; one slice, not a basket; no king prawn, no pomegranate, no second sauce; the soup has the colour of cooked red lentils (yellow to orange, not tomato red); the yoghurt is a spoon's worth.

Mend or repeat until everything agrees. Look hard at the spoon as well: does its handle continue behind the rim, is the reflection plausible.

Beside the picture submit a note for the restaurant, 80 words: which three tempting extras the first attempts added, why you removed them, and a sentence for the menu that says openly that pictures are illustrations made with AI. Steam like from a factory chimney is a known vice; use little or none.`,
  },
  {
    id: 'b02-prompt-autopsy-violinist',
    title: 'Take apart a prompt that fights with itself',
    description:
      'Find eight faults in an overloaded image prompt, rewrite it in 50 words and show the difference.',
    minutes: 30,
    instructions: `The prompt, just as a customer sent it: "beautiful stunning amazing violinist, close-up portrait full body, in a dark cosy room with bright sunlight, minimalistic, many details everywhere, black and white, red dress, no people in background, crowd listening, 8k 16k masterpiece, photo, oil painting, looking at camera, eyes closed, without violin bow missing"

Find at least eight faults and sort them: contradiction, empty praise, impossible framing, negation that backfires, technical superstition. Quote the words.

Ask the customer the three questions you would have to ask. Since she is not here, answer them yourself in one sentence each and stay with the answers.

Now write a prompt of no more than 50 words: subject, action, place, light, framing, medium, in that order. Generate four pictures with the old prompt and four with the new one, same size, same tool, no selection.

Compare the two groups of four: how alike are the pictures within each group? Consistency is what a good prompt buys. Count in each group: bow present, dress red, one medium, framing as wanted.

Hand over the list of faults, the questions with answers, the new prompt, all eight pictures and the counts. Picking the prettiest of many would spoil the count, so please do not.`,
  },
  {
    id: 'b02-three-posters-one-palette',
    title: 'Hold three posters to one palette and measure it',
    description:
      'Posters for a reading week in four given colours, checked with an eyedropper at ten points each.',
    minutes: 50,
    instructions: `A library runs a reading week with three evenings: crime, poetry, maps. One poster picture each, 1200 by 1700 px, flat shapes like cut paper, no text. Palette: night #14213D, brick #C8553D, sand #F2E2C4, sage #8DA38B. Nothing else but paper shadows.

Ideas are up to you as long as each is a single clear object that a child could name, and no poster uses a gun, blood or a flag.

Models treat hex values as a rumour. So: describe the colours in words, generate, then bring the picture to the palette in an editor (gradient map, replace colour, posterise to a few tones and recolour). State which.

Measurement: ten points per poster, spread over the sheet, written as hex with the nearest palette colour and the largest difference in a channel. Points within soft shadows may differ by 40, all others by 12.

Hang the three next to each other, virtually. Do they look like one week? If one carries far more of the dark blue than the others, shift the balance.

The package consists of three posters, thirty measured points, one picture of all three together. A missing measurement is treated as a miss, since the printer will see it anyway.`,
  },
  {
    id: 'b02-bicycle-cutout',
    title: 'Cut a bicycle out of its background, spokes included',
    description:
      'Generate a city bicycle in profile and deliver it on transparency with clean edges at 200 percent.',
    minutes: 45,
    instructions: `A rental firm puts the same bicycle on different grounds: map, asphalt, colour. They need it as a PNG with transparency, 2400 px wide, in profile facing right.

The bicycle: step-through frame in cream, basket in front, mudguards, chain guard, one lamp, stand folded up. Generate it before a ground that makes the cutting easier, and think about which that is; white seems obvious and swallows the cream frame.

Inspect first: two wheels of equal size, spokes that meet at the hub, a chain that ends somewhere, two pedals 180 degrees apart, a fork that holds the wheel. Mend what would let a cyclist laugh.

Cut out with any tool. Between the spokes the ground must be gone too. Then lay the result on black, on white and on bright green and look at it at 200 %: pale fringe, bitten tyres, filled triangles, half a brake cable.

Deliver the PNG, the three tests as one picture, and a list of mechanical faults found and mended (expect at least three from most models). Left-over ground between spokes, in more than two gaps, means one more round. A soft shadow below is not wanted; the client adds his own.`,
  },
  {
    id: 'b02-post-office-1890',
    title: 'Hunt anachronisms in a picture of a post office in 1890',
    description:
      'Create a historical interior, check fifteen things in it against sources, and mend what is out of its time.',
    minutes: 60,
    instructions: `A local museum needs an illustration of a village post office in the year 1890: counter with a grille, pigeonholes, scales, a bench, one clerk, one customer with a parcel. Pencil and wash, clearly a drawing, so that nobody takes it for a photograph of the time.

Make the picture, then become its strictest reader. List fifteen things one can point at: lamps, clothing of both, fastening of the parcel, clock, ink, wall poster, door handle, floor, stamp or postmark, stove, window glass, telephone or telegraph, scales, hair, footwear. For each: could it be there in 1890, in the country you choose? Look up at least six in sources with an address (museum collections are best). The rest may rest on common knowledge, marked as such.

Repair every anachronism in the picture. Zips, plastic, biros, electric switches in a village, adhesive tape and barcodes are regular guests.

End with a caption of 40 words for the museum wall that says what the picture is, how it was made and what is conjecture.

Required: picture before and after, the list of fifteen with verdicts and six sources, the caption. Should nothing need repair, show the crops that prove it for the five most likely suspects.`,
  },
  {
    id: 'b02-water-cycle-plate',
    title: 'Illustrate the water cycle and letter it yourself',
    description:
      'A school plate whose picture comes from a model and whose arrows and labels come from you, correct in seven places.',
    minutes: 55,
    instructions: `For pupils of eleven: one landscape format plate, 1920 by 1200 px, with sea, coast, hills, a snowy mountain, a river, a lake, woods, clouds and a cut through the ground.

The picture itself is generated without any letter or arrow. You add these in an editor: seven labelled processes (evaporation from the sea, transpiration from the woods, condensation, precipitation as rain and as snow, run-off in the river, seepage into the ground, groundwater flow to the sea) and nothing that is not among them.

Where a model errs: rivers that run uphill or end in nothing, clouds below the woods, snow on the beach, groundwater drawn like an underground lake with waves. Correct the land before you letter it, since an arrow cannot rescue a river.

Legibility: labels at least 28 px high, dark on light or the reverse, one typeface, arrows of one width, no two crossing.

Check the plate with a friend's question: can one follow a drop from the sea back to the sea on two different ways, with a finger, without lifting it? Write the two ways in words.

Hand in the bare picture, the finished plate, the two ways. Facts from a geography page may be cited, one is enough.`,
  },
  {
    id: 'b02-waiting-room-rubric',
    title: 'Choose one of twelve waiting-room pictures by rubric',
    description:
      'Produce twelve candidates for a dental practice and select with weighted criteria instead of taste.',
    minutes: 45,
    instructions: `A dentist wants one large picture, 120 by 80 cm, for the wall opposite the chairs. "People are nervous there. Nothing with teeth. It may be dull for five seconds but not for twenty minutes."

Before generating, write a rubric of five criteria with weights that add up to 100, and describe what gives full, half and no points. At least one criterion must deal with nervous people, one with looking at it for long, one with faults of AI pictures at that size.

Then generate twelve candidates from three different ideas, four each. Score all twelve without changing the rubric. Write the scores down as you go.

Now comes the interesting part. Does the winner by points agree with the one you like best? If not, is the rubric missing something, or are you in love with a colour? You may add one criterion, once, with its reason, and score again.

Last check of the winner: what resolution does 120 by 80 cm need at 100 px per inch, and how will you get there?

Submit the rubric, a sheet of the twelve with scores, the winner and 100 words for the dentist. Scores that were clearly filled in after the choice (all tens for one, no spread) are sent back.`,
  },
  {
    id: 'b02-empty-room-staging',
    title: 'Furnish an empty room and label it honestly',
    description:
      'Two furnished versions of one empty attic room in which walls, window and sockets stay as they were.',
    minutes: 40,
    instructions: `Letting agents show empty rooms with furniture that is not there. That is fine as long as the room itself is not improved and the viewer is told. In this task you do both parts.

Step A. Generate the empty room: attic, sloping ceiling on the left, one roof window, floorboards with a scratch near the door, radiator under the slope, two sockets on the right wall, a water stain the size of a plate at the ceiling's edge. 1600 by 1200 px.

Step B. Furnish it twice with inpainting or a guide image: as a study for one, and as a child's room. Everything in A stays: slope, window, scratch, radiator, sockets, stain.

Step C. Lay A over each version at half transparency and note what shifted. Typical sins: the stain vanishes, the window grows, the ceiling rises by a hand. Mend them.

Step D. Write the label for the pictures (one line) and a sentence in the listing about the stain.

We compare the three pictures ourselves, point by point. A room that has become larger or drier than it is fails at once, whatever the sofa looks like. Sofas standing within the slope, by the way, would need a flat-headed sitter.`,
  },
  {
    id: 'b02-four-game-textures',
    title: 'Produce four tileable textures for a game at one scale',
    description:
      'Brick, moss, rust and sand at 1024 px, evenly lit, seamless, and all showing the same real width.',
    minutes: 50,
    instructions: `An indie team builds a flooded factory. They order four ground textures: old brick wall, mossy concrete, rusted sheet steel, wet sand. Each 1024 by 1024 px, seamless in both directions, showing exactly 2 by 2 metres of the real thing, light from nowhere in particular (no shadows to one side, no shiny spot), colours fit to stand next to each other.

Scale is what people forget. A brick is about 21 by 6.5 cm with its joint, so how many courses of brick must a tile have from top to bottom, and how many bricks in a row? Work it out and count them in your result.

Even light: shrink each texture to 8 by 8 px and enlarge it again. If one corner is more than a tenth lighter than the opposite one, level it.

Seams: shift by half, inspect, mend, and only then accept.

Last, put the four in a 4 by 4 chequer and look at the whole from afar. One texture that shouts is to be calmed.

Give us four PNG files, your brick sum (courses and bricks, wanted and counted), the 8 by 8 tests, the chequer. Bricks as large as loaves, a common outcome, are sent back with a ruler.`,
  },
  {
    id: 'b02-one-street-four-seasons',
    title: 'Show one street in four seasons from the same spot',
    description:
      'Four pictures with an unmoved camera in which only weather, plants, light and clothes change.',
    minutes: 60,
    instructions: `A town calendar has room for four pictures of the same corner: a crossing of two narrow streets, a lime tree in the middle, a bakery on the left with a striped awning, a house with seven windows on the right, a bench.

Start with summer and take your time over it, because the other three depend on it. Count the windows. Then derive spring, autumn and winter with image-to-image, masks or a depth guide.

For every season think of what changes together: leaves, sky, height of the sun and length of shadows, awning in or out, people's clothes, what lies on the bench, lit windows, reflections on the paving. Write four such changes per season before you make it, and tick them afterwards.

What may not change: position of the tree to within 2 % of the picture's width, number of windows, direction of the streets, the camera's height. Overlay the pictures to see it.

Deliver at 2400 by 1600 px, four files, with the list of changes and the overlay of summer and winter. If you find an eighth window, count it as a defect of your own and say in which picture. A winter that is only a summer painted white, with long grass and short shadows, is not accepted.`,
  },
  {
    id: 'b02-a3-print-preparation',
    title: 'Prepare a generated picture for print at A3',
    description: 'Work out the pixels, enlarge, add bleed and list every fault that only shows at full size.',
    minutes: 35,
    instructions: `Your starting point is a picture of your own: an owl on a fence post at dusk, upright, made at whatever size your tool gives (often about 1024 px wide). The printer asks for A3 (297 by 420 mm) with 3 mm bleed on all sides, 300 px per inch.

Reckon first: how many pixels is that with bleed, in width and in height (one inch is 25.4 mm, round up)? By what factor must your picture grow? Which part of the height or width is lost because the proportions differ?

Now enlarge it with any upscaler, in one step or two, and extend the ground where the bleed needs it.

View the result at 100 % in a grid of six fields. In each, look for invented feathers, halos along the beak, plastic smoothness, repeated grain, an eye with two pupils. Note field, fault, what you did.

There is a limit: at some point more sharpening creates new faults. Describe where you stopped and why, with two crops of the same spot, too soft and too sharp.

To deliver: your sums, the final file or a half-size copy of it with a statement of its true size, the list by fields, the crops. The reviewer repeats the sum first; if it is wrong, nothing else is read.`,
  },
  {
    id: 'b02-five-workplaces-people',
    title: 'Portray people at five workplaces without the stock poses',
    description:
      "Five work scenes, counted for who does what, with prompts that avoid a model's default faces.",
    minutes: 50,
    instructions: `Type "nurse", "engineer", "cleaner", "boss", "farmer" into a generator, four pictures each, with nothing else in the prompt. Tally what you see in the twenty pictures: apparent age (young, middle, old), apparent gender, skin tone (light, medium, dark, by your eye), posture (acting or posing), background. These are the defaults of your tool. It is a small sample; write it down as one.

Then make the five pictures that an employment office orders for its corridor: one person each, at work, caught in the middle of a movement, aged between 20 and 65 and spread over that range. The five together should look like people one meets on a bus. Decide this as a plan for the set, in a table, before you prompt; do not leave it to chance and do not turn anybody into a symbol.

Details need care: a nurse's watch and shoes, the engineer's actual tool, protective gloves where real ones are worn.

Send the tally of twenty, the plan, five pictures at 1500 px, and three sentences on where the tool resisted the plan and what wording helped. The pictures show nobody real: no names of known persons in any prompt. Grinning at the camera is the cliche we want least.`,
  },
  {
    id: 'b02-hotel-lobby-moodboard',
    title: 'Build a mood board from a client who contradicts himself',
    description:
      "Resolve three contradictions in a hotelier's mail and show two clear directions with six pictures each.",
    minutes: 60,
    instructions: `The mail: "For the new lobby I imagine something cosy, like a library, but very open and bright, nothing dark. It should feel local, our slate quarry and the sheep, but please no rustic stuff, our guests are from the city. Colours: I love emerald. My wife says no green. It needs to look expensive and cost little. I trust you completely, send me something on Friday. Karim"

Name the three or four contradictions. For each write the need that may stand behind both halves; "cosy but bright", for example, may be about low chairs and high windows.

From that develop two directions that differ in their decision, not just in the cushions. Give each a name of two words, a sentence, four colours, three materials.

For every direction generate six pictures: one overall view, one seat, one detail of material, one light at night, one place where the region can be felt, one thing that costs little. Arrange each six on a board of 1920 by 1080 px with the colours as fields.

Along with the boards goes a mail of 120 words to Karim: what you propose, what each direction gives up, and the one question he has to settle with his wife. Twelve pretty rooms without a decision behind them are not a mood board.`,
  },
];

import type { TaskSeed } from './task-seed.ts';

/** Short films: from the idea over shot list, scenes, sound and captions to the finished cut. */
export const AI_VIDEO_CREATION: readonly TaskSeed[] = [
  {
    id: 'b03-umbrella-shot-list',
    title: 'Turn one line about an umbrella mender into eight shots',
    description:
      'A shot list for a 40-second film with size, movement, duration and a prompt for every shot.',
    minutes: 50,
    instructions: `The idea in one line: "A woman mends umbrellas that others throw away, and on the first rainy day the street thanks her." No speech, one piece of music, wide format, 40 seconds.

Divide it into eight shots. Every row of your list has: number, what happens, size (wide, medium, close, detail), camera (still, pan, push in, follow), seconds, sound, and the prompt you would give a video model, 30 to 50 words.

Some advice from people who cut for a living. Two neighbouring shots of the same size look like a mistake. A generated shot is rarely believable for longer than six seconds. What needs fingers doing fine work goes into a detail or is told by its result. And the last shot should answer the first.

The seconds add up to 40 exactly. Generate two of the eight as a trial, the easiest and the hardest, and correct their prompts after you have seen them; show old and new wording.

Hand in the list, both trial clips or three frames of each, and a sentence on why you put the turning point where it is. Lists in which every prompt ends with the same string of praise words, or where nobody ever gets wet, will be returned.`,
  },
  {
    id: 'b03-library-night-teaser',
    title: 'Cut a 15-second upright teaser for a library at night',
    description:
      'Five generated scenes, one line of text, and a hook in the first two seconds, in 1080 by 1920.',
    minutes: 60,
    instructions: `The city library opens until midnight on Fridays from October on, entrance free, no card needed. The teaser runs on screens in trams, without sound.

What the film has to do within 15 seconds: make one look up (0 to 2 s), show the strange pleasure of a library in the dark (2 to 11 s), say when and that it is free (11 to 15 s).

Five scenes are enough. Think of things that only night offers: a torch along the spines, a reading lamp as the last light in a hall, a guard who sits down with a book, rain on the glass roof. Books have no readable titles, faces stay anonymous.

Text: at most nine words in the whole film, set by you in an editor, never by the model, at least 90 px high and inside the middle 80 % of the frame.

Before delivery watch it twice: once on a phone at arm's length, once with a finger over the text. The second time the mood must still be clear.

Deliver the MP4 (H.264, 25 or 30 frames a second, exactly 15.0 s), the scene prompts and the nine words. A beginning with a logo or a black fade wastes the hook, so it is not accepted.`,
  },
  {
    id: 'b03-match-cut-kettle-train',
    title: 'Join two scenes with a match cut',
    description:
      'Let the steam of a kettle become the steam of a train, with shape, place and direction matched.',
    minutes: 45,
    instructions: `A match cut carries one shape across two places. Yours: the lid of a whistling kettle lifts and steam fills the left half of the picture; in the next frame the same cloud of steam belongs to a locomotive that draws out of a station. Ten seconds in all, five each side, wide format.

Plan it on a sheet with two boxes. Mark in both: where the steam begins, its outline at the moment of the cut, which way it moves, where the light comes from, how dark the ground is. The eye forgives nearly anything except a change of direction.

Generate the second scene first; trains are harder than kettles. Then make the kettle fit.

Find the best frame for the cut by stepping through plus and minus five frames, and put down which one you took and what was wrong with its neighbours. A cross-fade of up to three frames is allowed, more would be a different trick.

To be handed in: the film of ten seconds; your sheet with the two boxes; the last frame before and the first after the cut side by side; how many attempts each half took. If the steam jumps from left to right, adjust the framing and cut again before you submit.`,
  },
  {
    id: 'b03-bike-lock-explainer',
    title: 'Explain in 30 seconds how a bicycle lock opens',
    description:
      'A short explainer with a cutaway, four steps and a voice, checked against how a pin lock really works.',
    minutes: 60,
    instructions: `Many people use a cylinder lock daily and have no idea what the key does in there. Show it in 30 seconds, wide format, for viewers from twelve years up.

The mechanism in brief: a plug turns inside a housing. Spring-loaded pins, each in two parts, cross the gap and block it. The right key lifts every pin so far that the split lies exactly at the edge of the plug; then nothing crosses the gap any more, and it turns.

Write the voice text first, 65 to 75 words. Then decide which of the four steps (blocked, key goes in, splits align, plug turns) a model can generate and which you had better animate from two or three still pictures in an editor. Precise mechanics are a known weakness of video models, so mixing is good practice.

Let someone who does not know locks watch it, or ask yourself: can one tell after it why a wrong key does not work?

We look for: the splits really at the edge in step three; the same lock in all shots; voice and picture in step to half a second; captions. Explaining how to open a lock without a key is no part of this film and would lead to its refusal.

Turn in the film, the text with its word count, and a list of which shot was made how.`,
  },
  {
    id: 'b03-captions-22-seconds',
    title: 'Time the captions of a 22-second clip by the word',
    description: 'Split a spoken text into captions, set in and out times, and prove that each can be read.',
    minutes: 40,
    instructions: `This is spoken in a clip of 22 seconds (the times are when the word in front of the mark is finished): "Last winter our choir lost its hall [3.1]. So we sang in a laundrette [5.4], in a car park [6.8], and once, by mistake, at somebody else's wedding [10.2]. People asked whether we were all right [12.5]. We were [13.4]. We had never been so loud [15.9]. Now there is a new hall [18.0], with heating, and on Mondays [20.1] we rather miss the dryers [21.8]."

Make captions for an upright film: at most two lines of 24 characters, each on screen for at least 1.0 second, a gap of two frames between them, no more than 18 characters a second, and never a line break after "a", "the", "our" or "by".

The joke sits in "by mistake" and in the last line, so do not let a caption give the ending away before it is spoken.

Write them as a table: number, in, out, text with its break marked by a slash, characters per second. Then generate or record the voice, lay the captions over a plain ground and watch it.

Submit the table, the SRT file as text and two lines about the caption that was hardest. An in time later than the spoken word by over 0.3 s, or a speed above 18, makes a row wrong; two wrong rows send the task back.`,
  },
  {
    id: 'b03-kettle-recall-storyboard',
    title: 'Storyboard a recall notice for a kettle',
    description:
      'Nine frames for a calm 35-second film that gets people to stop using one model and ask for their money.',
    minutes: 50,
    instructions: `The (invented) maker Halden recalls its kettle K7, sold from March to June, serial numbers beginning with 24B. The handle may come off when the kettle is full. Nobody has been badly hurt. Owners should stop using it, read the number under the base, and ring or write; they get $39 back and need no receipt.

Make a storyboard of nine frames, still pictures generated in one sober style, each with caption, voice text and seconds. The whole is 35 seconds.

Order is everything in such a film. A viewer who sees only the first six must know the model and what to do. The number under the base deserves its own frame, since people do not know where to look.

What must not happen: a scene of an accident, a sad child, triumphant music, or words that make it smaller than it is ("in very rare cases" is nowhere in the facts).

Test: cover the captions. Which frames become unclear? Show in those more of the thing itself.

You deliver nine frames on one sheet with their texts and times, and the voice text as a whole with its length when read aloud at a calm pace. A wrong or missing fact (price, months, 24B, no receipt) decides against the work.`,
  },
  {
    id: 'b03-continuity-detective',
    title: 'Find the continuity errors in a list of ten shots',
    description:
      'Read descriptions of ten cut shots, name every break in time, space and props, and order the reshoots.',
    minutes: 35,
    instructions: `A film about a breakfast, shots in the order of the cut, described by the person who logged them:
1 wide: Noor enters, red mug in the right hand, clock 7:10, rain on the window.
2 close: she sets the mug down with the left hand. Mug red.
3 medium: Noor sits, sleeves rolled up. Clock out of view. Two rolls on the plate.
4 close on the letter: the envelope is closed.
5 medium: she reads the letter, sleeves down, one roll on the plate, not bitten.
6 over the shoulder: the envelope lies closed beside her hand. Sun.
7 wide: her brother enters from the left with wet hair. Clock 7:05.
8 close, brother: dry hair, looks to the left at her.
9 close, Noor: looks to the left at him.
10 wide: both leave to the right; mug blue; plate empty.

List every error with the shots it lies between, its kind (prop, clothes, time, weather, eyeline, action) and whether a viewer would notice at normal speed. You ought to find eight or more. One apparent change can be explained without an error; say which you mean.

Then save the film cheaply. Which three shots, made again, remove the most errors? Write their prompts, 40 words each, with every prop stated. Is there a change in the order that repairs the clock for free?

Your answer is judged by completeness and by the frugality of the plan: whoever remakes all ten has solved another problem.`,
  },
  {
    id: 'b03-sixty-to-fifteen',
    title: 'Shorten a 60-second script to 15 without losing the offer',
    description: 'Cut a script of twelve beats to a quarter of its length and explain each beat you dropped.',
    minutes: 40,
    instructions: `The long version, for a swimming course for adults, with seconds: sunrise over the pool 6 | a man stands at the edge in street shoes 5 | flashback, boy watches others dive 7 | voice "Thirty-one years I said I had forgotten my trunks" 6 | he takes off the shoes 4 | teacher's hand, palm up 4 | first breath under water 6 | laughter of the group 5 | voice "Nobody here can swim. That is why we come" 6 | he floats 5 | title "Swimming for adults, from zero" 3 | Tuesdays 19:00, Hall Bath, first evening free 3.

Write a 15-second version. The final card keeps its 3 seconds, because times need reading. That leaves 12 for the story.

First say in one sentence what the long film is really about. Next decide which beats carry it. Merge where two can be told by one picture (shoes and edge?). One of the two spoken lines may stay, shortened or not.

Make the new script as a table with seconds, picture, voice, and for each of the twelve old beats the fate: kept, merged into, dropped because.

Read the voice aloud with a watch. If possible generate the key picture of each beat as a still so that the script can be seen at a glance.

Failing points: sums other than 15.0, an offer without day or hour, or a story in which he can suddenly swim.`,
  },
  {
    id: 'b03-voice-length-45',
    title: 'Fit a voice text to a 45-second film',
    description:
      'Calculate the words that fit, write to the picture, and mark where the voice has to be silent.',
    minutes: 45,
    instructions: `Picture, already locked: 0-6 s aerial view of terraces | 6-14 s hands plant rice seedlings | 14-19 s a child carries tea | 19-30 s time lapse, green becomes gold | 30-37 s harvest, men and women in a row | 37-45 s an empty field, smoke, evening.

The narrator speaks 150 words a minute. Work out how many words fill 45 seconds, then how many you really have if 0-2 s and 41-45 s stay silent and the time lapse has at least 4 s without voice.

Write that text. It is about patience and does not use the word. It never says what the picture shows already ("here we see hands planting"), and it contains one number that makes one think; choose a harmless one of your own and mark it as invented.

Put it into a table with the six pictures, words per picture, and seconds needed. A sentence may not run across a cut by more than half a second.

Have it spoken by any synthetic voice at 150 words a minute and compare the real lengths with your sums. Where is the difference more than 10 %, and why (pauses, long words, numbers)?

Hand over the sums, the table, the audio or its measured lengths, and the text in its second version. Without a measured length for every picture it is guesswork, and guesswork is returned.`,
  },
  {
    id: 'b03-lobby-loop',
    title: 'Build a ten-second loop for a lobby screen',
    description: 'A background of slowly moving paper lanterns whose end meets its beginning without a jump.',
    minutes: 50,
    instructions: `A clinic's entrance hall has a screen of 3840 by 1080 px. It shall show something that moves and does not demand attention: paper lanterns on strings, in a light wind, evening, no people, no text. Ten seconds, repeating all day.

A loop succeeds or fails at its seam. Ways to make one: a motion that is periodic by nature; a tool with a loop switch; generating 12 seconds and cross-fading the last two into the first two; playing forward and backward (wind does not mind, smoke does). Try two of them and keep both results.

Quality is measured, not felt. Take the first and the last frame, lay them over each other as a difference, and report the largest shift of any lantern in pixels. Under 4 px is invisible at this distance. Then watch 20 repetitions. Does anything draw the eye each time round, a flicker, a lantern that hops?

Speed: nothing crosses more than a tenth of the width in the ten seconds. Brightness changes by less than 5 %.

We need the film (if your tool is limited, 1920 by 540 will do), the discarded second variant, both difference pictures and the two figures. Loops with a visible jolt are not usable, however beautiful the lanterns.`,
  },
  {
    id: 'b03-courier-five-shots',
    title: 'Keep one courier the same person over five shots',
    description:
      'Yellow jacket, green bag, silver bicycle: five shots in which a viewer never doubts who rides.',
    minutes: 60,
    instructions: `Figure: Tam, about 30, short black hair, yellow rain jacket with one grey stripe over the chest, green box bag with a white dot, silver bicycle without mudguards.

Shots, 3 to 5 seconds each: (a) Tam mounts the bicycle outside a bakery; (b) rides through a puddle, camera alongside; (c) waits at a red light, close; (d) carries the bag up a spiral staircase, seen from above; (e) rings, a door opens, light falls on the face.

First create two or three still pictures of Tam from different sides and agree with yourself on them. Then animate from stills rather than from text. The text says only what moves.

Keep a log with five rows and these columns: hair, jacket, stripe, bag, dot, bicycle, face. Enter same, slightly off, wrong. For slightly off, decide whether light explains it.

Cut the five into a film of 18 to 22 seconds. Order and small tricks are in your hands; a face seen from behind for a second never hurts.

Result: the film, the stills, the log with at most three entries "slightly off" and none "wrong". How you arrived there, in 80 words, is read with interest, failed attempts above all. Should the stripe be on the back in one shot and on the chest in another, one of the two must be redone.`,
  },
  {
    id: 'b03-camera-moves-six',
    title: 'Test six camera moves with the same subject',
    description:
      'Find out which words your video model understands: pan, dolly, crane, orbit, handheld, and no movement.',
    minutes: 60,
    instructions: `Prompts are full of film terms, and nobody checks whether the model obeys. You will, on one subject: an old red telephone box on a moor at dusk.

Six clips of four to five seconds, all settings equal, only the camera phrase differs:
- locked off on a tripod
- slow pan from left to right
- dolly in
- crane up
- orbit to the right by a quarter
- handheld, walking towards it

Write down before each clip how one would recognise the move in the picture. (A pan keeps the viewpoint, so near and far shift alike; in a dolly near things grow faster than far ones. This difference is the test.)

Rate the clips: obeyed, obeyed in part, ignored, did another move. Describe the evidence, for instance "box grew 40 %, horizon unchanged: zoom, not dolly". Where a move was ignored, try two other wordings.

Gather it in a page for colleagues: move, wording that works best, how reliable (hits of tries), what to watch out for.

Deliver the page, and the clips or three frames from each. Results may be poor; a model that cannot pan is a finding. What is not acceptable is a verdict without evidence from the frames.`,
  },
  {
    id: 'b03-upright-and-wide-master',
    title: 'Make one scene that works upright and wide',
    description: 'Stage a market scene so that 9:16 and 16:9 can both be cut from it with the story intact.',
    minutes: 55,
    instructions: `A fishmonger throws a fish, her colleague catches it, the customer ducks. One shot, about six seconds. It is needed for a cinema spot (16:9) and for phones (9:16), and there is money for one generation only.

So think in two frames at once. In the wide one the throw goes from left to right. In the upright one that path is cut off, unless the throw also comes towards the camera or the two stand closer, one behind the other. Sketch both frames over a ground plan with three people, the stall and the camera.

Generate the master in the largest and least extreme format you can get (square or 4:3 often gives more reserve). Crop both versions; the crop may travel slowly with the fish, if the travel is smooth.

Safe areas: nothing decisive in the outer 10 % of the wide picture, nor in the top 14 % and the bottom 20 % of the upright one.

Check the action frame by frame: the fish has one length throughout, leaves one pair of hands and arrives in another, and the customer's duck begins before it passes.

Hand in plan, master, the two crops, and a short account of what you would stage differently next time. Two separately generated scenes pretending to be one are easy to recognise by the ice on the stall.`,
  },
  {
    id: 'b03-sound-sheet-40s',
    title: 'Design the sound of a silent 40-second film',
    description:
      'A cue sheet with ambience, effects and music, each with source, licence, time and level, and a rough mix.',
    minutes: 60,
    instructions: `Generated films arrive silent. The film in question (you get it in words): 0-7 s a lighthouse keeper winds a clock in a round room; 7-15 s outside, wind rises, a gull; 15-24 s stairs, he climbs with a lamp; 24-31 s the lamp is lit, a beam sweeps; 31-40 s far out, a ship answers with its horn, he smiles.

Write the cue sheet. Columns: from, to, what sounds, layer (ambience, effect, music), level in relation to the loudest cue, source, licence.

At least two ambiences (inside, outside) that change with the cut and not after it; eight effects; music for no more than 15 seconds, and you say why there. Silence is a cue as well: plan one of at least a second.

Sources may be generated sounds, own recordings (a wind-up egg timer is a fine clock) or free libraries. For each, note the licence's name and what it demands. "From the internet" is not a source.

Then make a rough mix of 40 seconds from what you have, even over black picture.

The reviewer listens for the stair steps, whether they are as many as he would take in nine seconds, and for the horn being far away. Send the sheet, the mix and a list of what a better mix would still need.`,
  },
  {
    id: 'b03-fitted-sheet-no-words',
    title: 'Show without words how to fold a fitted sheet',
    description:
      'A 45-second instruction made of clear steps and frames, tested by someone who follows it with cloth.',
    minutes: 60,
    instructions: `Folding a fitted sheet has a simple secret: corners into corners. The steps: hold two neighbouring corners inside out, one on each hand; turn one over the other so that they nest; do the same with the other two corners; nest the pairs; lay it flat, fold the rounded edges in to make a rectangle; fold in thirds, twice.

Make a film of 45 seconds without any spoken or written word that lets a beginner do it. Figures, arrows and numerals are allowed.

Since video models tangle cloth and fingers, choose your means with care: simple drawn hands, coloured corners (one colour each, kept throughout), still frames with small movements between them. Clarity goes before beauty.

Test it properly. Take a sheet or a towel with four coloured pegs and follow your own film, pausing never. At which second did you lose the thread? Stretch that step and shorten another.

Deliver: the film, a strip of eight key frames, the note from the test with the second at which it broke down, and what you altered. A colour that wanders from one corner to another makes the whole thing useless, so check every frame of the strip. Length between 43 and 47 seconds.`,
  },
  {
    id: 'b03-artefact-log',
    title: 'Log the artefacts of your own clip and mend three',
    description:
      'Examine a generated clip frame by frame, classify what flickers and melts, and repair the worst.',
    minutes: 60,
    instructions: `Make a clip that provokes trouble: a busker with an accordion, people crossing behind him, a checked shirt, railings, slow push in, about six seconds.

Step through it frame by frame. Log at least ten artefacts with frame number, place in the picture (divide it into nine fields), kind and severity from 1 to 3. Kinds: flicker (texture changes from frame to frame), melt (two things merge), pop (something appears or vanishes), slide (feet do not hold the ground), count (fingers, keys, buttons change number), physics.

Next to each note the severity at normal speed, watched once. Many horrors at frame level are invisible in motion, and a few small ones shout. Which are these?

Mend three of severity 3 with different means: cutting around it, slowing or shortening, covering by a crop or a passer-by, inpainting frames, denoising against flicker, generating that part anew from a good frame.

Your submission: clip before, clip after, the log, and for each mend the means with the minutes it took. Close with advice of 50 words to your former self: what in the prompt asked for trouble that the scene did not need? A log without frame numbers cannot be checked and comes back.`,
  },
  {
    id: 'b03-jar-opener-demo',
    title: 'Demonstrate a jar opener and keep every claim honest',
    description:
      'A 25-second product film in which four benefits are shown, one of them rejected because it cannot be.',
    minutes: 60,
    instructions: `The product: "Twiddle", a rubber cone with a handle that opens jars from 3 to 9 cm. The maker wishes to claim: (1) fits lids of 3 to 9 cm, (2) needs less force than a bare hand, (3) can be used with one hand, (4) doctors recommend it for arthritis. Known facts: size tested; force measured, 40 % less on average over 20 jars; one hand works if the jar stands on a non-slip mat; for number 4 there is nothing but a friendly letter from a retired physiotherapist.

Decide first which claims the film may make, in which words, and what must be shown or written along with each. One has to go; write the maker a polite sentence about it.

Then plan and make the film: 25 seconds, wide, four or five shots, with the opener the same in all of them. A generated picture of an opened jar proves nothing, so a line on screen says that the scenes are illustrations.

Things to look out for: lids that turn the wrong way (anticlockwise opens), jars whose contents change, fingers inside the rubber.

Give us the claim table, the sentence to the maker, the film and its on-screen texts with seconds. If the mat is missing in the one-hand shot, the demonstration is false and has to be made again.`,
  },
  {
    id: 'b03-edit-list-thirty-seconds',
    title: 'Write an edit list that adds up to 30.0 seconds',
    description:
      'Choose from twelve takes of a running club, trim them to the frame, and keep the rhythm of the story.',
    minutes: 40,
    instructions: `You have these takes (usable seconds): A alarm clock in the dark 4.2 | B shoes being tied 3.6 | C breath in cold air 5.0 | D street lamp goes out 2.8 | E six runners from behind 6.4 | F puddle, feet 3.0 | G one falls back 4.6 | H another waits for her 2.2 | I bridge, sunrise 5.4 | J faces, side light 3.8 | K everyone with tea from a flask 7.0 | L shoes thrown into a hall 2.6.

The film is 30.0 seconds at 25 frames a second, hence 750 frames. A title stands over the last 2.5 seconds and may lie over a picture.

Write an edit list of nine to eleven takes: order, take, from which second of the take, length in seconds and frames, reason in five words. The lengths must be whole frames (multiples of 0.04 s) and sum up to exactly 750.

Rhythm: the beginning slow, the middle quick, one long breath near the end. State the average shot length of each third.

G and H belong together, and what stands between or after them alters the meaning of the club. Write two versions of that spot and say what each tells about these people.

Optional but welcome: generate stills for the takes and build the film. Required: the list, the sum, the three averages, the two versions. A total of 749 or 751 frames is a fail, for cutting is counting.`,
  },
  {
    id: 'b03-three-hooks-language-cafe',
    title: 'Make three three-second openings and predict the winner',
    description:
      'Three different hooks for a language cafe, a written prediction, and a small fair test with viewers.',
    minutes: 60,
    instructions: `The film behind it exists already: 20 seconds about a cafe where every table speaks another language. What it lacks is a first three seconds that stop a thumb.

Make three openings that differ in kind:
one begins with a question that the picture asks (no words at all);
one begins with movement towards the viewer;
one begins with a sentence as text of six words or fewer.

Each exactly 3.0 s, upright, with the subject clear in the first frame, since the first frame is also the thumbnail.

Before you show them to anyone, write down which will win and why, in 40 words. Seal it, so to speak.

Then test. Show all three to at least five people, in changing order, each for one viewing, and ask the same neutral thing: "What do you think comes next?" Record the answers word for word (no names). An opening works when people expect something that the film delivers. If no five people are at hand, describe precisely the test you would run and give your own three honest answers after a night's sleep.

Hand in the clips, the prediction, the answers and your reading of them. With so few viewers there is no proof, only hints, and we would like to see that you write it that way.`,
  },
  {
    id: 'b03-flood-walk-announcement',
    title: 'Announce a diverted walking route so that everyone gets it',
    description:
      'A 30-second public notice that works with sound off, with eyes closed, and for people who read slowly.',
    minutes: 60,
    instructions: `The river path between Mill Bridge and the old ferry is flooded until at least Sunday. Walkers take Orchard Lane, which is 600 m longer and has 14 steps; with a wheelchair or pram one uses bus 6, free of charge between these stops, every 20 minutes. Do not climb over the barrier: the bank is undercut.

Make a film of 30 seconds for screens and phones. All of it has to reach three people: one who hears nothing, one who sees nothing, one for whom written English is slow. That means that every fact appears in speech and on screen, in short sentences, and the map is explained in words.

Build the map yourself from simple shapes. Moving water and path may be generated, soberly, without drama. Contrast of text to ground at least 4.5 to 1; give the two colours.

Check the speed: on-screen text at no more than 13 characters a second, speech at no more than 140 words a minute. Cut facts before you raise the speed, but the barrier, the steps and the bus must stay.

Deliver the film, the spoken text, the table of on-screen texts with seconds and speed. Then answer: which of the three people gets least from your film, and what would you do for that person with ten seconds more?`,
  },
  {
    id: 'b03-history-podcast-titles',
    title: 'Create a 20-second title sequence for a history podcast',
    description:
      'Objects instead of faces: a sequence about smuggling on a cold coast, with one idea carried through.',
    minutes: 60,
    instructions: `The series "Low Tide" tells six true stories of smugglers of the eighteenth century. Its video edition needs an opening of 20 seconds, wide, music only.

One idea has to hold it together. Examples of what an idea is: everything is seen through a keyhole; a candle wanders from object to object; each object is wet and dries. Examples of what is none: atmosphere, mystery, epic.

Objects to choose from: tea chest, lantern with one opening, tide table, salt bag, ledger, wax seal, rope with a lead, two pistols (lying, not firing), a lace sleeve, a horse's muffled hoof. Take six or seven.

Write the sequence as a list, generate stills for all objects in the same light, then animate them. Three movements at most, repeated with intention. The title comes in the last four seconds, lettered by you.

Things of the eighteenth century only: check each object against one museum page or encyclopaedia and note it; matches, tin cans and printed tea brands were not there.

Deliver: sentence with the idea, list, the film of 20 seconds, six notes of sources. Show it to yourself with the sound off. If someone could put the film before another podcast without changing anything, the idea was too weak, and you should say what you did about it.`,
  },
  {
    id: 'b03-synthetic-label-policy',
    title: 'Decide which of eight synthetic shots local news may use',
    description:
      'Judge eight uses of generated footage, write the labels, and draft a rule of one page for the newsroom.',
    minutes: 50,
    instructions: `A small news site wants to use generated video "where it helps". Decide each of these: yes, yes with label, or no.

1 clouds behind the weather map. 2 a burning barn, because nobody filmed the real one. 3 an animated model of how a sluice works. 4 a crowd before the town hall, since ours looked thin. 5 the mayor reading her own written statement, in her own likeness, without her knowledge. 6 street scene of 1910 for the anniversary. 7 background blur of a court building that exists. 8 a witness's face replaced by a generated one to protect him, with his consent.

For every case write the reason in one or two sentences, built on the same question: what would a viewer believe to have happened, and did it?

Write labels for those that need one: wording of at most six words, place, size in percent of the height, and for how long. A label at the end only is as good as none.

Then the rule for the newsroom, one page, that gives the same results for your eight, and states who decides in doubt and what happens after a mistake.

Finally make one labelled shot yourself, case 3 or 6, five to eight seconds. Cases 2, 4 and 5 are not to be produced, not even as an example. A policy under which one of these three slips through is sent back.`,
  },
  {
    id: 'b03-returns-desk-training',
    title: 'Write and block a training scene with two endings',
    description:
      'A 60-second role play at a returns desk with a choice in the middle and a frame for each line.',
    minutes: 60,
    instructions: `For new staff of a department store. A customer brings back a coat without a receipt, after 40 days; the shop's rule allows 30 days with receipt, afterwards a voucher at the manager's discretion. The customer is tired and not unfriendly.

Scene, 35 seconds: greeting, request, the moment where it can tip. Then the film stops and asks: what do you say? Ending A, 12 seconds: the clerk begins with the rule. Ending B, 12 seconds: the clerk begins with what can be done. Both end with the same voucher. The trainees are to discover that the result is equal and the customer is not.

Write the dialogue, natural and short; nobody in a shop says "I understand your frustration". Make a table with line, speaker, feeling behind it, seconds, camera.

Block it: where do they stand, where is the coat, when does it change hands? A simple plan from above will do.

Generate one still for every line (ten to fourteen), same two people, same desk. Assemble them with synthetic voices into an animatic, without lip movement.

Submission: dialogue table, plan, animatic with both endings, and the three questions a trainer asks afterwards. If A is a villain and B a saint, the scene teaches nothing and we will ask you to make both of them human.`,
  },
  {
    id: 'b03-campaign-credit-plan',
    title: 'Plan the credits and hours of a six-film campaign',
    description:
      'Calculate what 48 generated shots cost when only some attempts succeed, and find the cheapest safe route.',
    minutes: 45,
    instructions: `An agency will make six films of 40 seconds for a zoo, each from eight shots of five seconds. Its tool charges 12 credits for a shot in draft quality and 30 in final quality; 1,000 credits cost $25. Experience: one draft in four is usable; a final made from a usable draft succeeds in five of six cases. A draft takes 2 minutes to wait for and 1 to judge, a final 6 and 2. Editing is 4 hours a film.

Work out, showing every step: the expected number of drafts and of finals for 48 good shots; credits; dollars; waiting hours and working hours. Assume that waiting time can be used for judging other shots, or not, and calculate both.

Now three alternatives: (a) finals at once, without drafts, with one in five usable; (b) the draft stage with better preparation that brings usable drafts to one in three and costs 15 minutes per shot; (c) re-using eight shots in two films each. Which saves money, which time, and at what price in quality?

Lay the case before the producer in 150 words with one table: recommendation, cost, hours, the one assumption that could overturn it, and by how much it would have to be off.

The sums are checked. A plan that treats "one in four" as if it were certain for every single shot misses the spread; add a reserve and justify its size.`,
  },
];

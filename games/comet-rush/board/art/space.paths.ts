/** Dots of one size: every `M x y h0` of the path is a dot, drawn by its round cap. */
export interface Dots {
  readonly tone: 'cold' | 'white' | 'warm' | 'light'
  readonly radius: number
  readonly opacity: number
  readonly d: string
}

export const WIDE_STARS: readonly Dots[] = [
  {
    tone: 'cold',
    radius: 0.6,
    opacity: 0.35,
    d: 'M571 128h0M731 412h0M2 41h0M-10 213h0M296 17h0M633 196h0M722 88h0M435 150h0M61 26h0M846 -47h0M870 184h0',
  },
  {
    tone: 'cold',
    radius: 0.6,
    opacity: 0.6,
    d: 'M144 -147h0M661 364h0M592 -34h0M945 320h0M326 -38h0M889 0h0M533 49h0M911 114h0M903 -108h0M529 289h0M648 59h0M195 403h0M115 259h0M-83 -132h0M291 -136h0M909 408h0',
  },
  {
    tone: 'cold',
    radius: 0.6,
    opacity: 0.85,
    d: 'M-41 71h0M511 -104h0M-98 -137h0M384 420h0M-167 312h0M553 164h0M-44 347h0M959 112h0M652 145h0M490 -49h0M765 231h0M58 -122h0M331 80h0M-156 233h0M167 35h0M580 114h0M954 -42h0',
  },
  { tone: 'cold', radius: 0.8, opacity: 0.35, d: 'M-74 -88h0M535 295h0M543 126h0M562 137h0M80 265h0' },
  {
    tone: 'cold',
    radius: 0.8,
    opacity: 0.6,
    d: 'M316 360h0M644 -110h0M519 272h0M365 52h0M864 195h0M465 375h0M371 369h0',
  },
  { tone: 'cold', radius: 0.8, opacity: 0.85, d: 'M78 253h0M483 45h0M754 124h0M842 349h0M533 386h0M460 83h0M75 230h0' },
  { tone: 'cold', radius: 1.1, opacity: 0.35, d: 'M-139 65h0M-151 -66h0M40 -65h0M692 -59h0M341 367h0M191 397h0' },
  {
    tone: 'cold',
    radius: 1.1,
    opacity: 0.6,
    d: 'M328 170h0M898 -38h0M-92 -71h0M469 207h0M-157 45h0M403 263h0M224 -70h0',
  },
  { tone: 'cold', radius: 1.1, opacity: 0.85, d: 'M290 69h0' },
  { tone: 'cold', radius: 1.5, opacity: 0.35, d: 'M828 70h0M585 259h0M528 260h0M-127 361h0' },
  { tone: 'cold', radius: 1.5, opacity: 0.6, d: 'M486 -44h0M651 72h0M794 403h0M607 -112h0M-77 370h0' },
  { tone: 'cold', radius: 1.5, opacity: 0.85, d: 'M-199 344h0M527 -77h0M-172 237h0M851 268h0' },
  {
    tone: 'warm',
    radius: 0.6,
    opacity: 0.35,
    d: 'M181 188h0M275 165h0M518 10h0M607 184h0M-43 50h0M809 155h0M-15 12h0M220 62h0M93 282h0M563 -38h0M-68 291h0',
  },
  {
    tone: 'warm',
    radius: 0.6,
    opacity: 0.6,
    d: 'M44 214h0M771 171h0M600 -140h0M864 403h0M298 53h0M930 175h0M-77 29h0M838 397h0M220 243h0M339 402h0M328 267h0M-114 368h0',
  },
  {
    tone: 'warm',
    radius: 0.6,
    opacity: 0.85,
    d: 'M746 246h0M292 -91h0M497 18h0M399 -141h0M848 278h0M866 -58h0M728 292h0M890 420h0',
  },
  { tone: 'warm', radius: 0.8, opacity: 0.35, d: 'M-15 288h0' },
  { tone: 'warm', radius: 0.8, opacity: 0.6, d: 'M65 243h0M547 240h0M845 80h0M-72 27h0M-66 387h0M898 353h0' },
  { tone: 'warm', radius: 0.8, opacity: 0.85, d: 'M256 -100h0M420 126h0' },
  {
    tone: 'warm',
    radius: 1.1,
    opacity: 0.35,
    d: 'M860 -3h0M413 -88h0M550 251h0M378 13h0M663 60h0M-115 376h0M741 -23h0',
  },
  {
    tone: 'warm',
    radius: 1.1,
    opacity: 0.6,
    d: 'M881 325h0M617 -22h0M605 283h0M484 212h0M179 161h0M274 168h0M281 -141h0',
  },
  { tone: 'warm', radius: 1.1, opacity: 0.85, d: 'M465 155h0M501 119h0M166 364h0' },
  {
    tone: 'warm',
    radius: 1.5,
    opacity: 0.35,
    d: 'M927 224h0M634 281h0M861 387h0M-103 278h0M947 301h0M515 143h0M615 170h0',
  },
  { tone: 'warm', radius: 1.5, opacity: 0.6, d: 'M-177 -43h0M93 367h0M121 198h0M790 368h0' },
  { tone: 'warm', radius: 1.5, opacity: 0.85, d: 'M-146 11h0M65 295h0M-172 285h0M387 26h0M955 36h0M224 -55h0' },
  {
    tone: 'white',
    radius: 0.6,
    opacity: 0.35,
    d: 'M188 401h0M947 -93h0M104 251h0M840 -39h0M362 -42h0M752 115h0M700 -149h0M526 -75h0M532 -37h0M156 189h0M37 341h0',
  },
  {
    tone: 'white',
    radius: 0.6,
    opacity: 0.6,
    d: 'M685 143h0M772 91h0M686 137h0M541 -127h0M746 370h0M965 394h0M539 280h0M611 12h0M449 -100h0M804 364h0M-166 302h0',
  },
  { tone: 'white', radius: 0.6, opacity: 0.85, d: 'M-180 241h0M755 -7h0M434 185h0M575 277h0M-66 220h0' },
  { tone: 'white', radius: 0.8, opacity: 0.35, d: 'M726 -96h0M-179 370h0M157 162h0M-199 -11h0' },
  {
    tone: 'white',
    radius: 0.8,
    opacity: 0.6,
    d: 'M425 216h0M918 378h0M903 231h0M101 313h0M165 -37h0M39 40h0M-46 -11h0M609 -18h0',
  },
  { tone: 'white', radius: 0.8, opacity: 0.85, d: 'M273 -41h0M-156 -23h0M473 248h0M455 170h0M763 15h0' },
  {
    tone: 'white',
    radius: 1.1,
    opacity: 0.35,
    d: 'M513 324h0M-141 -38h0M-66 207h0M-188 -87h0M809 257h0M548 105h0M417 -82h0',
  },
  { tone: 'white', radius: 1.1, opacity: 0.6, d: 'M-82 -116h0M828 247h0M463 402h0M-86 316h0M187 46h0M322 137h0' },
  { tone: 'white', radius: 1.1, opacity: 0.85, d: 'M600 365h0M669 295h0' },
  { tone: 'white', radius: 1.5, opacity: 0.35, d: 'M779 -102h0M-188 53h0M960 2h0M959 317h0M428 92h0' },
  {
    tone: 'white',
    radius: 1.5,
    opacity: 0.6,
    d: 'M768 9h0M128 52h0M-194 65h0M268 308h0M539 322h0M799 160h0M15 224h0M129 -137h0M740 -109h0M501 120h0M868 45h0M176 -2h0',
  },
  { tone: 'white', radius: 1.5, opacity: 0.85, d: 'M-158 353h0M524 -90h0M413 -84h0' },
]

export const WIDE_LIGHTS: readonly Dots[] = [
  {
    tone: 'light',
    radius: 0.8,
    opacity: 0.5,
    d: 'M56.4 490.8h0M137.4 457.7h0M104.1 473.8h0M365 428.2h0M509 440.4h0M323.1 440.1h0M506.7 457.9h0M95 461.4h0M590.1 450.2h0M338.2 443.3h0M365.2 446.4h0M562.1 460.4h0',
  },
  {
    tone: 'light',
    radius: 0.8,
    opacity: 0.7,
    d: 'M476.4 443.7h0M379.3 434.6h0M122.4 466.8h0M61 463.4h0M41.9 486.1h0M385.3 451.4h0M513.5 443.2h0M184.4 454.3h0M510.3 456.6h0',
  },
  { tone: 'light', radius: 0.8, opacity: 0.9, d: 'M459.7 444.4h0M54.4 469h0M312.4 455.6h0M327 432.3h0M57.2 468.8h0' },
  { tone: 'light', radius: 1.0, opacity: 0.5, d: 'M364.4 453.8h0M131.5 458.8h0M129.1 477.2h0' },
  { tone: 'light', radius: 1.0, opacity: 0.7, d: 'M175.7 469.5h0M37 470.2h0M448.2 440.9h0M48.1 477.4h0M103.6 468.6h0' },
  {
    tone: 'light',
    radius: 1.0,
    opacity: 0.9,
    d: 'M74.6 481.7h0M194.7 451.1h0M606.7 441.8h0M119.4 472.4h0M146.2 453.7h0M572.9 462.1h0M97.9 464.9h0M58.2 477.8h0',
  },
  { tone: 'light', radius: 1.3, opacity: 0.5, d: 'M116.1 457.4h0M40.4 477.9h0' },
  {
    tone: 'light',
    radius: 1.3,
    opacity: 0.7,
    d: 'M143 455.1h0M58.2 467h0M197.7 460.2h0M539.6 436.1h0M69.4 471.8h0M633 458.1h0M467.3 430.7h0M131.1 473.9h0M86.1 460.7h0M533.5 445.6h0',
  },
  {
    tone: 'light',
    radius: 1.3,
    opacity: 0.9,
    d: 'M123.4 460.2h0M194.3 458.9h0M83.2 459.1h0M205.2 454.9h0M625 448.6h0M415.5 442.8h0',
  },
]

export const WIDE_LANDS = [
  'M15.4 473.5L33.3 481.1L51.2 471.1L69.1 460.1L87 455.1L105 453.8L122.9 456.5L140.8 458.1L158.7 438.5L176.6 436.1L194.6 453.1L212.5 449L230.4 444.3L230.1 450.9L208.3 459.9L199 467.5L179.5 477L153.5 484.8L141.9 485.7L117.3 495.3L104.6 496.1L91.6 496.8L74.2 493L54.8 491.7L38.5 493.6L10.5 483.5Z',
  'M276.5 440.4L308.5 448.1L340.5 437.3L372.5 421.3L404.5 415.4L436.5 436.3L468.5 442.2L500.5 441.4L532.5 426.8L564.5 436.3L596.5 444.1L628.5 461.7L660.5 457L659.4 464.8L630.7 464.1L597.1 474.7L561.7 477.7L534.7 480.2L498.5 472.3L472.1 480L435.8 469.6L400.8 472.3L370 471.2L341.5 456.7L310.3 452.4L281.7 452.7Z',
  'M691.2 452.5L700.8 466.5L710.4 458.3L720 458.3L729.6 453.6L739.2 463.5L748.8 476.9L758.4 468.1L768 467.4L777.6 468.4L787.2 477.7L796.8 483.8L806.4 478.4L810.4 485.5L793.6 487.4L784.4 492.4L782.4 493.8L763.4 493.7L764.3 492L750.2 492.7L741.1 489.7L731.9 486.9L721.8 484.7L711.4 473.5L695.6 472.7L691.1 460.6Z',
] as const

export const WIDE_CLOUDS =
  'M88 462q14 -7 28 -3q18 -5 42 4q-21 5 -70 -1zM193 460q18 -7 36 -3q22 -5 54 4q-27 5 -90 -1zM421 450q22 -7 44 -3q28 -5 66 4q-33 5 -110 -1zM569 444q12 -7 24 -3q15 -5 36 4q-18 5 -60 -1zM684 483q12 -7 24 -3q15 -5 36 4q-18 5 -60 -1z'

export const WIDE_TWINKLES = 'M407 226V236M402 231H412M715 96V106M710 101H720M560 14V24M555 19H565'

export const PHONE_STARS: readonly Dots[] = [
  { tone: 'cold', radius: 0.6, opacity: 0.35, d: 'M12 116h0M375 4h0M257 100h0M311 203h0' },
  { tone: 'cold', radius: 0.6, opacity: 0.6, d: 'M174 12h0M143 9h0M264 42h0M44 97h0M364 54h0' },
  { tone: 'cold', radius: 0.6, opacity: 0.85, d: 'M53 80h0M237 17h0M34 5h0M326 175h0M11 167h0' },
  { tone: 'cold', radius: 0.8, opacity: 0.35, d: 'M329 107h0M196 169h0' },
  { tone: 'cold', radius: 0.8, opacity: 0.6, d: 'M172 184h0' },
  { tone: 'cold', radius: 0.8, opacity: 0.85, d: 'M93 145h0' },
  { tone: 'cold', radius: 1.1, opacity: 0.35, d: 'M276 2h0M16 30h0M348 80h0' },
  { tone: 'cold', radius: 1.1, opacity: 0.6, d: 'M176 116h0M94 6h0M367 41h0M230 191h0M223 129h0M14 71h0' },
  { tone: 'cold', radius: 1.1, opacity: 0.85, d: 'M82 188h0M163 79h0' },
  { tone: 'cold', radius: 1.5, opacity: 0.35, d: 'M203 139h0' },
  { tone: 'cold', radius: 1.5, opacity: 0.6, d: 'M229 38h0M284 80h0' },
  { tone: 'cold', radius: 1.5, opacity: 0.85, d: 'M0 178h0M243 26h0' },
  { tone: 'warm', radius: 0.6, opacity: 0.35, d: 'M113 14h0M155 15h0M78 98h0' },
  { tone: 'warm', radius: 0.6, opacity: 0.6, d: 'M81 131h0' },
  { tone: 'warm', radius: 0.6, opacity: 0.85, d: 'M316 143h0M218 92h0M164 21h0M233 61h0' },
  { tone: 'warm', radius: 0.8, opacity: 0.85, d: 'M152 18h0' },
  { tone: 'warm', radius: 1.1, opacity: 0.85, d: 'M33 135h0' },
  { tone: 'warm', radius: 1.5, opacity: 0.35, d: 'M376 135h0M49 99h0' },
  { tone: 'warm', radius: 1.5, opacity: 0.6, d: 'M8 39h0M135 144h0M346 1h0' },
  { tone: 'warm', radius: 1.5, opacity: 0.85, d: 'M382 136h0' },
  { tone: 'white', radius: 0.6, opacity: 0.35, d: 'M6 109h0M83 189h0M184 147h0M383 20h0' },
  { tone: 'white', radius: 0.6, opacity: 0.6, d: 'M121 28h0M77 89h0M227 65h0M295 81h0' },
  { tone: 'white', radius: 0.6, opacity: 0.85, d: 'M319 51h0' },
  { tone: 'white', radius: 0.8, opacity: 0.35, d: 'M309 19h0' },
  { tone: 'white', radius: 0.8, opacity: 0.6, d: 'M328 146h0M209 132h0' },
  { tone: 'white', radius: 0.8, opacity: 0.85, d: 'M223 27h0M158 39h0' },
  { tone: 'white', radius: 1.1, opacity: 0.35, d: 'M34 69h0M238 171h0' },
  { tone: 'white', radius: 1.1, opacity: 0.85, d: 'M267 186h0' },
  { tone: 'white', radius: 1.5, opacity: 0.35, d: 'M327 17h0' },
  { tone: 'white', radius: 1.5, opacity: 0.6, d: 'M323 57h0M110 73h0' },
]

export const PHONE_LIGHTS: readonly Dots[] = [
  {
    tone: 'light',
    radius: 0.8,
    opacity: 0.5,
    d: 'M28.6 244.7h0M69.8 230.9h0M52.9 237.3h0M185.4 217.4h0M258.5 222.3h0M164 221.5h0M257.3 228h0M48.2 233.6h0M299.6 227.2h0M171.8 222.4h0M185.4 223.3h0M285.5 229.9h0',
  },
  {
    tone: 'light',
    radius: 0.8,
    opacity: 0.7,
    d: 'M241.9 223h0M192.6 219.5h0M62.2 234.3h0M31 235.6h0M21.3 243.8h0M195.7 224.9h0M260.8 223.3h0M93.6 228.4h0M259.1 227.6h0',
  },
  { tone: 'light', radius: 0.8, opacity: 0.9, d: 'M233.5 223h0M27.6 237.7h0M158.7 226.6h0M166.1 218.9h0M29.1 237.5h0' },
  { tone: 'light', radius: 1.0, opacity: 0.5, d: 'M185.1 225.7h0M66.8 231.4h0M65.5 237.5h0' },
  { tone: 'light', radius: 1.0, opacity: 0.7, d: 'M89.2 233.6h0M18.8 238.9h0M227.6 221.8h0M24.4 240.7h0M52.6 235.6h0' },
  {
    tone: 'light',
    radius: 1.0,
    opacity: 0.9,
    d: 'M37.9 241h0M98.9 227.1h0M308.1 225h0M60.6 236.3h0M74.2 229.3h0M290.9 230.7h0M49.7 234.6h0M29.6 240.4h0',
  },
  { tone: 'light', radius: 1.3, opacity: 0.5, d: 'M58.9 231.5h0M20.5 241.2h0' },
  {
    tone: 'light',
    radius: 1.3,
    opacity: 0.7,
    d: 'M72.6 229.9h0M29.6 236.9h0M100.4 230h0M274 221.5h0M35.3 238h0M321.4 231.1h0M237.3 218.6h0M66.6 236.4h0M43.7 233.7h0M270.9 224.5h0',
  },
  {
    tone: 'light',
    radius: 1.3,
    opacity: 0.9,
    d: 'M62.7 232.2h0M98.6 229.7h0M42.3 233.3h0M104.2 228.1h0M317.4 227.8h0M211 222.2h0',
  },
]

export const PHONE_LANDS = [
  'M7.8 239.4L16.9 243L26 238L35.1 232.5L44.2 229.9L53.3 229.2L62.4 230.4L71.5 231.1L80.6 221.4L89.7 220.1L98.8 228.4L107.9 226.3L117 224L116.7 228.2L103.7 232.7L103.2 236.5L92.6 241.2L75.4 245.1L72.6 245.6L56.8 250.4L53 250.9L48.7 251.3L40.2 249.6L29.6 249.1L22.1 250.2L3 245.3Z',
  'M140.4 222L156.7 225.7L172.9 220.4L189.2 212.7L205.4 209.8L221.6 220.1L237.9 223.1L254.1 222.9L270.4 215.9L286.6 220.7L302.9 224.8L319.1 233.6L335.4 231.6L334.4 236.4L321.3 235.8L303.5 240.8L283.8 242L272.6 243.1L252.2 239L241.5 242.7L221 237.4L201.8 238.7L186.6 238.1L174 230.9L158.5 228.8L145.6 229Z',
  'M351 229.7L355.9 236.6L360.8 232.7L365.6 232.8L370.5 230.6L375.4 235.6L380.2 242.2L385.1 238.1L390 237.8L394.9 238.5L399.8 243.1L404.6 246.2L409.5 243.7L413.5 248.2L401.4 249.1L397 251.3L399.7 251.9L385.4 251.7L391 250.8L381.7 251L377.3 249.4L372.8 248L367.4 246.8L361.7 241.2L350.6 240.7L350.9 234.7Z',
] as const

export const PHONE_CLOUDS =
  'M27 230q14 -7 28 -3q18 -5 42 4q-21 5 -70 -1zM76 229q18 -7 36 -3q22 -5 54 4q-27 5 -90 -1zM187 224q22 -7 44 -3q28 -5 66 4q-33 5 -110 -1zM274 222q12 -7 24 -3q15 -5 36 4q-18 5 -60 -1zM333 242q12 -7 24 -3q15 -5 36 4q-18 5 -60 -1z'

export const PHONE_TWINKLES = 'M225 50V60M220 55H230M333 24V34M328 29H338M221 74V84M216 79H226'

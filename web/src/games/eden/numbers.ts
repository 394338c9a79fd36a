// What the page calls by name. Written by `python -m ludotheque.core.derive`.
export const FINAL = 1;
export const EXPANSION = 3;
export const PRODUCTION = 4;
export const LOGISTICS = 5;
export const MAP_TILE = 2;
export const MAP_BLACK = 4;
export const MAP_PORTAL_POS = 5;
export const MAP_FINAL = 6;
export const EXP_PREP = 9;
export const OFF_TARGET = 11;
export const OFF_SOURCE = 12;
export const OFF_TROOPS = 13;
export const CMB_OPEN = 14;
export const CMB_PLAY = 16;
export const CMB_ABILITY = 17;
export const CMB_SIDE = 20;
export const RETREAT = 30;
export const OCCUPY = 31;
export const LOG_BUY = 33;
export const LOG_RIVAL = 34;
export const ASKS = [
  "nothing",
  "map_draw",
  "map_tile",
  "map_portal",
  "map_black",
  "map_portal_pos",
  "map_final",
  "setup_unit",
  "setup_troop",
  "exp_prep",
  "rift",
  "off_target",
  "off_source",
  "off_troops",
  "cmb_open",
  "exp_end",
  "cmb_play",
  "cmb_ability",
  "cmb_target",
  "cmb_add",
  "cmb_side",
  "cmb_shift",
  "cmb_discard",
  "cmb_settle",
  "cmb_amount",
  "cmb_trash",
  "cmb_replace",
  "shield",
  "def_discard",
  "def_refill",
  "retreat",
  "occupy",
  "heart_spend",
  "log_buy",
  "log_rival",
  "log_muster",
  "log_place",
  "log_move_from",
  "log_move_to",
  "log_move_n",
] as const;

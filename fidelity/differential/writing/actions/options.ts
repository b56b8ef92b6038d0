import type { SessionAction } from '../session-action';

const changes = [
  ...['gender=female', 'gender=male', 'gender=unknown', 'hideminor=1', 'hideminor', 'rclimit=25', 'rclimit=0'],
  ...['userjs-a=1', 'userjs-a', 'nosuch=1', 'hideminor=1|userjs-b=x=y', 'watchdefault=0', 'nickname=Signed'],
];

export const options: SessionAction = {
  name: 'options',
  weight: 8,
  token: 'csrf',
  by: ['amy', 'ben', 'robot', 'sue', 'olga'],
  neverBy: ['admin'],
  write(parameters, { dice }) {
    parameters.maybe(85, 'change', () => dice.oneOf(changes)).flag(10, 'reset');
    parameters.maybe(8, 'resetkinds', () => dice.oneOf(['all', 'userjs', 'registered|unused', 'nosuch']));
    if (dice.percent(20)) parameters.add('optionname', dice.oneOf(['userjs-c', 'gender', 'skin', '']));
    parameters.maybe(20, 'optionvalue', () => dice.oneOf(['c|d', 'male', '', 'ü']));
    return true;
  },
};

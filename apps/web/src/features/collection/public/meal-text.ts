export { mealText } from '../meal-text.ts'

import { z } from "zod";

// The RealWorld specification's models: what clients send, what the query may say, and what responses carry.

const BLANK = "can't be blank";
const text = z.string(BLANK).regex(/\S/, BLANK).trim();
const password = z.string(BLANK).min(1, BLANK).min(8, "is too short (minimum is 8 characters)");
const emptyIsNull = z
  .string()
  .nullable()
  .transform((given) => given || null);

const Credentials = z.object({ email: text, password: z.string(BLANK).min(1, BLANK) });
const Account = z.object({ username: text, email: text, password });
const AccountUpdate = Account.extend({ bio: emptyIsNull, image: emptyIsNull }).partial();
const ArticleFields = z.object({ title: text, description: text, body: text, tagList: z.array(z.string()) });

export const Login = z.object({ user: Credentials }).meta({ id: "Login" });
export const NewUser = z.object({ user: Account }).meta({ id: "NewUser" });
export const UserUpdate = z.object({ user: AccountUpdate }).meta({ id: "UserUpdate" });
export const NewArticle = z
  .object({ article: ArticleFields.extend({ tagList: z.array(z.string()).default([]) }) })
  .meta({ id: "NewArticle" });
export const ArticleUpdate = z.object({ article: ArticleFields.partial() }).meta({ id: "ArticleUpdate" });
export const NewComment = z.object({ comment: z.object({ body: text }) }).meta({ id: "NewComment" });

export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
});
export const ArticleQuery = Page.extend({
  tag: z.string().optional(),
  author: z.string().optional(),
  favorited: z.string().optional(),
});

const nullable = z.string().nullable();
const User = z.object({ username: z.string(), email: z.string(), bio: nullable, image: nullable, token: z.string() });
const Profile = z
  .object({ username: z.string(), bio: nullable, image: nullable, following: z.boolean() })
  .meta({ id: "Profile" });
const Summary = z
  .object({
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    tagList: z.array(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
    favorited: z.boolean(),
    favoritesCount: z.int(),
    author: Profile,
  })
  .meta({ id: "ArticleSummary" });
const Article = Summary.extend({ body: z.string() }).meta({ id: "Article" });
const Comment = z
  .object({ id: z.int(), createdAt: z.string(), updatedAt: z.string(), body: z.string(), author: Profile })
  .meta({ id: "Comment" });

export type ProfileView = z.infer<typeof Profile>;
export type SummaryView = z.infer<typeof Summary>;
export type CommentView = z.infer<typeof Comment>;

export const UserBody = z.object({ user: User }).meta({ id: "UserBody" });
export const ProfileBody = z.object({ profile: Profile }).meta({ id: "ProfileBody" });
export const ArticleBody = z.object({ article: Article }).meta({ id: "ArticleBody" });
export const ArticlesBody = z
  .object({ articles: z.array(Summary), articlesCount: z.int() })
  .meta({ id: "ArticlesBody" });
export const CommentBody = z.object({ comment: Comment }).meta({ id: "CommentBody" });
export const CommentsBody = z.object({ comments: z.array(Comment) }).meta({ id: "CommentsBody" });
export const TagsBody = z.object({ tags: z.array(z.string()) }).meta({ id: "TagsBody" });
export const ErrorsBody = z.object({ errors: z.record(z.string(), z.array(z.string())) }).meta({ id: "Errors" });
